import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './Button.tsx'
import type { Toast, Toasts, ToastTone } from './createToasts.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import { keepClear } from './keepClear.ts'
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
 * Shows toasts in a live region that is there before the first one arrives.
 * In the body, above every dialog; dialogs leave `aria-live` elements readable.
 */
export function ToastHost({ toasts, duration = 3000 }: ToastHostProps) {
  const shown = useReadable(toasts)
  const host = useRef<HTMLDivElement>(null)
  const held = useHeld(host)
  const { overlays } = useUi()
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
    const place = () => keepClear(floating)
    place()
    // A keyboard that opens leaves the field elsewhere.
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [shown])
  return createPortal(
    <div ref={host} data-toasts="" role="log" aria-live="polite" aria-relevant="additions" className={styles.host}>
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          duration={duration}
          held={held}
          onEnd={() => toasts.dismiss(toast.id)}
        />
      ))}
    </div>,
    document.body,
  )
}

function ToastCard(props: { toast: Toast; duration: number; held: boolean; onEnd: () => void }) {
  const { toast, duration, held, onEnd } = props
  const { texts } = useUi()
  const { way } = toast
  const handleEnd = useEffectEvent(onEnd)
  const stays = duration + toast.text.length * perCharacter + (way ? toFollow : 0)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => handleEnd(), stays)
    return () => clearTimeout(timer)
  }, [held, stays])

  function handleWay(): void {
    onEnd()
    way?.go()
  }
  return (
    <div className={joinNames(styles.toast, styles[toast.tone])}>
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
