import { useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { joinNames } from './joinNames.ts'
import { useHeld } from './useHeld.ts'
import { usePageHidden } from './usePageHidden.ts'
import { useReducedMotion } from './useReducedMotion.ts'
import { useUi } from './UiProvider.tsx'
import styles from './NoticeBar.module.css'

interface NoticeItem {
  key: string
  text: string
}

export interface NoticeBarProps {
  /** Names the bar for screen readers. */
  label: string
  items: readonly NoticeItem[]
  /** Opens a notice in full: one line of it is rarely all. */
  onOpen: (key: string) => void
  /** How long each notice stays, in ms. */
  pace?: number | undefined
}

/** Notices one after another, each sliding in; they stop on request and under reduced motion. */
export function NoticeBar(props: NoticeBarProps) {
  return props.items.length > 0 && <Notices {...props} />
}

function Notices({ label, items, onOpen, pace = 5000 }: NoticeBarProps) {
  const { texts } = useUi()
  const reduced = useReducedMotion()
  const hidden = usePageHidden()
  const [turn, setTurn] = useState(0)
  const [paused, setPaused] = useState(false)
  const box = useRef<HTMLElement>(null)
  const held = useHeld(box)
  const moves = items.length > 1 && !paused && !held && !reduced && !hidden

  useEffect(() => {
    if (!moves) return undefined
    const timer = setInterval(() => setTurn((now) => now + 1), pace)
    return () => clearInterval(timer)
  }, [moves, pace])

  const current = items[turn % items.length]
  if (!current) return null
  return (
    <section ref={box} aria-label={label} className={styles.bar}>
      <Icon name="notice" size={18} className={styles.icon} />
      <button type="button" className={styles.notice} onClick={() => onOpen(current.key)}>
        <span key={current.key} className={joinNames(styles.text, !reduced && styles.slides)}>
          {current.text}
        </span>
      </button>
      {items.length > 1 &&
        (reduced ? (
          <IconButton icon="chevronRight" label={texts.next} onClick={() => setTurn(turn + 1)} />
        ) : (
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? texts.play : texts.pause}
            onClick={() => setPaused(!paused)}
          />
        ))}
    </section>
  )
}
