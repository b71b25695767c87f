import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Packet.module.css'

export interface PacketProps {
  /** Effect of a tap on it, in words. */
  label: string
  /** Beneath it; empty for nothing, and its line is kept. */
  hint: string
  /** The button of an opened one, which puts a sealed one in its place. */
  again: string
  busy: boolean
  disabled: boolean
  /** Content: words and one `<strong>` figure. Undefined while it is sealed. */
  inside: ReactNode
  onOpen: () => void
  onSeal: () => void
}

/** A red packet: tapped it trembles until it is known what is in it, then opens. */
export function Packet({ label, hint, again, busy, disabled, inside, onOpen, onSeal }: PacketProps) {
  const isOpen = inside !== undefined
  const next = useRef<HTMLButtonElement>(null)
  const sealed = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  // The button that had the focus is gone: a member at a keyboard goes on from the one in its place.
  useEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    ;(isOpen ? next : sealed).current?.focus({ preventScroll: true })
  }, [isOpen])

  return (
    <section className={styles.place} aria-label={label}>
      <div className={styles.packet} data-state={isOpen ? 'open' : busy ? 'opening' : 'sealed'}>
        <div className={styles.note}>
          <output>{inside}</output>
        </div>
        <div className={styles.pocket} aria-hidden="true" />
        <div className={styles.flap} aria-hidden="true" />
        {!isOpen && (
          <button
            ref={sealed}
            type="button"
            className={styles.button}
            disabled={disabled}
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : onOpen}
          >
            <span className={styles.seal}>
              <Icon name="gift" size={30} />
            </span>
            <span className={styles.label}>{label}</span>
          </button>
        )}
      </div>
      <div className={styles.below}>
        {isOpen ? (
          <Button ref={next} variant="secondary" onClick={onSeal}>
            {again}
          </Button>
        ) : (
          <p className={styles.hint}>{hint}</p>
        )}
      </div>
    </section>
  )
}
