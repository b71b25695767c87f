import { blockAt, blocksOn, type PlayedBlock } from '../../demo/readTree.ts'
import type { Readable } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'

/** Points at blocks of the app. */
export interface Inspector {
  /** While it is on, the app gets no presses and taps. */
  readonly isOn: Readable<boolean>
  /** Block under the pointer, or with the focus. */
  readonly pointed: Readable<PlayedBlock | undefined>
  readonly chosen: Readable<PlayedBlock | undefined>
  readonly setOn: (on: boolean) => void
  /** Shows where a block is, without choosing it. */
  readonly show: (block: PlayedBlock | undefined) => void
  readonly choose: (block: PlayedBlock | undefined) => void
  /** All blocks of the screen, for use without a pointer. */
  readonly blocks: () => readonly PlayedBlock[]
  readonly stop: () => void
}

const presses = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
  'contextmenu',
] as const

/**
 * @param root the element that the app is mounted on
 */
export function createInspector(window: Window, root: Element): Inspector {
  const { body } = root.ownerDocument
  const isOn = createStore(false)
  const pointed = createStore<PlayedBlock | undefined>(undefined)
  const chosen = createStore<PlayedBlock | undefined>(undefined)
  // Held: on until the key is let go. Without it: on until something is chosen.
  let isHeld = false

  function setOn(on: boolean): void {
    isOn.set(on)
    if (!on) pointed.set(undefined)
  }

  function hold(isDown: boolean): void {
    if (isDown === isHeld) return
    isHeld = isDown
    setOn(isDown)
  }

  function choose(block: PlayedBlock | undefined): void {
    pointed.set(undefined)
    chosen.set(block)
    if (!isHeld) setOn(false)
  }

  // The workbench itself is outside the body.
  const inApp = ({ target }: Event) => (target instanceof Element && body.contains(target) ? target : undefined)

  function point(event: Event): void {
    const element = inApp(event)
    pointed.set(element && blockAt(root, element))
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Alt') hold(event.type === 'keydown')
    if (!isOn.getSnapshot() || event.type !== 'keydown') return
    if (event.key === 'Escape') {
      swallow(event)
      setOn(false)
    } else if ((event.key === 'Enter' || event.key === ' ') && inApp(event)) {
      swallow(event)
      if (pointed.getSnapshot()) choose(pointed.getSnapshot())
    }
  }

  // A press that began while it was on ends in nothing, though choosing has turned it off.
  let isSwallowing = false
  function handlePress(event: Event): void {
    if (event.type === 'pointerdown' || event.type === 'mousedown') isSwallowing = isOn.getSnapshot()
    if ((!isSwallowing && !isOn.getSnapshot()) || !inApp(event)) return
    swallow(event)
    if (event.type !== 'pointerup') return
    point(event)
    const block = pointed.getSnapshot()
    if (block) choose(block)
  }

  function handleMove(event: PointerEvent): void {
    // The key may have gone down, or up, while another window had the keyboard.
    if (event.pointerType === 'mouse') hold(event.altKey)
    if (isOn.getSnapshot()) point(event)
  }

  const handleFocus = (event: FocusEvent) => isOn.getSnapshot() && point(event)
  const handleBlur = () => hold(false)

  const ending = new AbortController()
  const options = { capture: true, signal: ending.signal }
  for (const type of presses) window.addEventListener(type, handlePress, { ...options, passive: false })
  window.addEventListener('keydown', handleKey, options)
  window.addEventListener('keyup', handleKey, options)
  window.addEventListener('pointermove', handleMove, options)
  window.addEventListener('focusin', handleFocus, options)
  window.addEventListener('blur', handleBlur, { signal: ending.signal })

  return {
    isOn,
    pointed,
    chosen,
    setOn,
    show: (block) => pointed.set(block),
    choose,
    blocks: () => blocksOn(root),
    stop: () => ending.abort(),
  }
}

function swallow(event: Event): void {
  event.stopImmediatePropagation()
  // A touch has to go on: without it there is no scrolling.
  if (!event.type.startsWith('touch') && event.cancelable) event.preventDefault()
}
