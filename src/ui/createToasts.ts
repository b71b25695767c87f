import { createListeners } from '../store/createListeners.ts'

export type ToastTone = 'success' | 'danger' | 'info'

export interface Toast {
  id: number
  tone: ToastTone
  text: string
  /** Subject: a fault is out of date once the same thing has succeeded. */
  about?: About | undefined
  /** Where news lead. */
  way?: ToastWay | undefined
}

interface ToastWay {
  readonly label: string
  readonly go: () => void
}

/** Told apart by their parts; the first ones are what the others belong to. */
type About = readonly unknown[]

/** Short messages that anything may send, inside React or not; ToastHost shows the last of them first. */
export interface Toasts {
  add: (tone: ToastTone, text: string, about?: About, way?: ToastWay) => number
  success: (text: string) => number
  danger: (text: string) => number
  info: (text: string) => number
  dismiss: (id: number) => void
  /** The faults about this, and about its parts, are mended or left behind. */
  settle: (about: About) => void
  clear: () => void
  getSnapshot: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
}

export function createToasts(): Toasts {
  let shown: readonly Toast[] = []
  let lastId = 0
  const listeners = createListeners()

  function change(next: readonly Toast[]) {
    shown = next
    listeners.tell()
  }

  function add(tone: ToastTone, text: string, about?: About, way?: ToastWay) {
    // One of the news and one fault, and the news that lead somewhere, which nobody has asked for and may want: they are
    // shown one after the other.
    const others = shown.filter((toast) =>
      toast.way ? toast.text !== text : (toast.tone === 'danger') !== (tone === 'danger'),
    )
    lastId += 1
    change([...others, { id: lastId, tone, text, about, way }])
    return lastId
  }

  return {
    add,
    success: (text) => add('success', text),
    danger: (text) => add('danger', text),
    info: (text) => add('info', text),
    dismiss: (id) => change(shown.filter((toast) => toast.id !== id)),
    settle(about) {
      const left = shown.filter((toast) => toast.tone !== 'danger' || !isOf(toast.about, about))
      if (left.length < shown.length) change(left)
    },
    clear: () => change([]),
    getSnapshot: () => shown,
    subscribe: listeners.add,
  }
}

/** `[screen, form]` is a part of `[screen]`. */
const isOf = (part: About | undefined, whole: About) =>
  part !== undefined && whole.every((one, at) => at < part.length && Object.is(one, part[at]))
