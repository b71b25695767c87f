import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './Button.tsx'
import type { Toast, Toasts, ToastTone } from './createToasts.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import { useUi } from './UiProvider.tsx'
import { useHeld } from './useHeld.ts'
import styles from './ToastHost.module.css'
import { useReadable } from './useReadable.ts'

export interface ToastHostProps {
  toasts: Toasts
  /** How long a toast stays, in ms; longer texts get more. */
  duration?: number | undefined
}

const pictures: Record<ToastTone, IconName> = { success: 'check', danger: 'alert', info: 'info' }

/** Reading time on top of the base, in ms a character. */
const perCharacter = 45
/** Time to follow it, in ms, for a toast that leads somewhere. */
const toFollow = 5000

/**
 * Shows toasts one at a time in a live region that is there before the first one arrives. Each is in it from its arrival
 * on, out of sight while it waits, so that it is read out once.
 * In the body, above every dialog; dialogs leave `aria-live` elements readable.
 */
export function ToastHost({ toasts, duration = 3000 }: ToastHostProps) {
  const shown = useReadable(toasts)
  const last = shown.at(-1)?.id
  const host = useRef<HTMLDivElement>(null)
  const held = useHeld(host)
  const { overlays } = useUi()
  const pressed = usePressed(host)
  useEffect(() => {
    let count = overlays.count()
    return overlays.subscribe(() => {
      const isOpened = overlays.count() > count
      count = overlays.count()
      // What was wrong with a form would cover the title of the choice that mends it.
      const faults = toasts.getSnapshot().filter(({ tone, about }) => tone === 'danger' && about !== undefined)
      if (isOpened) for (const { id } of faults) toasts.dismiss(id)
    })
  }, [overlays, toasts])
  useLayoutEffect(() => {
    const floating = host.current
    if (!floating || shown.length === 0) return undefined
    const place = () => keepClear(floating, pressed.current)
    place()
    // A keyboard that opens leaves the field elsewhere.
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [shown, pressed])
  return createPortal(
    <div ref={host} data-toasts="" role="log" aria-live="polite" aria-relevant="additions" className={styles.host}>
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          duration={duration}
          held={held}
          waits={toast.id !== last}
          onEnd={() => toasts.dismiss(toast.id)}
        />
      ))}
    </div>,
    document.body,
  )
}

/** The last button, link or field that was pressed beside the toasts. */
function usePressed(host: RefObject<HTMLElement | null>): RefObject<Element | null> {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    const handlePress = ({ target }: PointerEvent): void => {
      if (target instanceof Element && !host.current?.contains(target))
        pressed.current = target.closest('button, a, label, input, textarea, [role=switch]')
    }
    document.addEventListener('pointerdown', handlePress, { capture: true, passive: true })
    return () => document.removeEventListener('pointerdown', handlePress, { capture: true })
  }, [host])
  return pressed
}

interface ToastCardProps {
  toast: Toast
  duration: number
  held: boolean
  /** Another one shows first. */
  waits: boolean
  onEnd: () => void
}

function ToastCard({ toast, duration, held, waits, onEnd }: ToastCardProps) {
  const { texts } = useUi()
  const { way } = toast
  const handleEnd = useEffectEvent(onEnd)
  const stays = duration + toast.text.length * perCharacter + (way ? toFollow : 0)
  useEffect(() => {
    if (held || waits) return undefined
    const timer = setTimeout(() => handleEnd(), stays)
    return () => clearTimeout(timer)
  }, [held, waits, stays])

  function handleWay(): void {
    onEnd()
    way?.go()
  }
  return (
    <div className={joinNames(styles.toast, styles[toast.tone], waits && styles.waits)}>
      <Icon name={pictures[toast.tone]} size={20} className={styles.picture} />
      <p className={styles.text}>{toast.text}</p>
      {way && (
        <Button variant="quiet" onClick={handleWay}>
          {way.label}
        </Button>
      )}
      <IconButton icon="close" label={texts.close} onClick={onEnd} />
    </div>
  )
}

/** Between what floats and what it keeps clear of, in px. */
const GAP = 8

/** The most of a window, as a share of its height, that what was pressed may take to be kept clear as a whole. */
const ROW = 0.3

/** Bars of a page above and beneath its scroller, those that stick within it, and the ways on of what lies over it. */
const BARS = ':has(> main) > :not(main), [data-bar], [role=dialog] [type=submit], [role=alertdialog] button'

interface Span {
  top: number
  bottom: number
}

const spanOf = (element: Element): Span => element.getBoundingClientRect()

/**
 * Moves what floats at the top of the page down to the nearest place where it lies over no bar, not over the field that has
 * the focus nor the button that sends its form, and not over what was pressed last, of which it is likely to speak. A
 * form that refuses brings its first wrong field to the top and says in a toast what is wrong with it; the next tap goes
 * to the field or the button.
 */
export function keepClear(floating: HTMLElement, pressed?: Element | null): void {
  floating.style.top = ''
  // With its label and what is wrong with it.
  const field = document.activeElement?.closest('[data-field]')
  const form = (field ?? pressed)?.closest('form')
  const taken = [field, pressed, rowOf(pressed), ...(form?.querySelectorAll('[type=submit]') ?? [])]
    .concat(...document.querySelectorAll(BARS))
    .flatMap((element) => (element ? spanOf(element) : []))
    .filter(({ top, bottom }) => bottom > top && bottom > 0 && top < window.innerHeight)
  const own = spanOf(floating)
  const height = own.bottom - own.top
  const isClear = (top: number) => taken.every((span) => top >= span.bottom || top + height <= span.top)
  const places = [own.top, ...taken.flatMap(({ top, bottom }) => [bottom + GAP, top - height - GAP])]
  const free = places.filter((top) => top >= own.top && top + height <= window.innerHeight && isClear(top))
  const place = free.length === 0 ? own.top : Math.min(...free)
  if (place !== own.top) floating.style.top = `${place}px`
}

/** The row that an element is a part of, where it leaves room beside it. */
function rowOf(element: Element | null | undefined): Element | undefined {
  const row = element?.closest('article, li, tr, [data-field]')
  return row && row.clientHeight < window.innerHeight * ROW ? row : undefined
}
