import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasGained, type Outcome, sayOutcome, stakeOf } from '../../../platform/betOutcome.ts'
import { useDisplay, useTranslate } from '../../../renderer/reading/language.ts'
import { useHost } from '../../../renderer/screen/RendererProvider.tsx'
import { joinNames } from '../../../ui/joinNames.ts'
import { useUi } from '../../../ui/UiProvider.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { UsedDraw } from '../draw/useDraw.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import type { FollowedBets } from './followBets.ts'
import styles from './OutcomeLine.module.css'

interface OutcomeLineProps {
  readonly followed: FollowedBets
  /** The period that takes bets, and the one drawn last. */
  readonly expect: string
  readonly last: string
  readonly draw: UsedDraw
}

/**
 * The member's stakes on the round that is drawn next, and what came of them once its draw is on show. Said once:
 * here, or by a toast where this line is out of sight.
 */
export function OutcomeLine({ followed, expect, last, draw }: OutcomeLineProps) {
  const text = useTranslate()
  const display = useDisplay()
  const { feedback, account } = useHost()
  const { overlays } = useUi()
  const line = useRef<HTMLDivElement>(null)
  const { bets, open, saidIn } = followed
  const outcomes = saidIn === last ? followed.outcomes : none
  const [toasted, setToasted] = useState(none)
  const [hasSpoken, setSpoken] = useState(false)

  function say(outcome: Outcome): string {
    const words = sayOutcome(outcome, text, (amount) => display(amount, 'krw'))
    return outcome.expect === last ? words : `${text(lotteryKeys.period, { expect: outcome.expect })} · ${words}`
  }

  const tellOutcome = useEffectEvent(() => {
    // A platform may have paid after the balance was read.
    account.refreshUser().catch(() => undefined)
    if (overlays.count() === 0 && isInSight(line.current)) return
    feedback.toast(outcomes.map(say).join('\n'), outcomes.some(hasGained) ? 'success' : 'info')
    setToasted(outcomes)
  })
  useEffect(() => {
    if (outcomes.length > 0) tellOutcome()
  }, [outcomes])

  const staked = open.has(last) ? last : expect
  const stakes = bets.filter((bet) => bet.expect === staked)
  const hasWords = outcomes.length > 0 || stakes.length > 0
  // From then on it keeps its place, so that nothing moves under a finger.
  if (hasWords && !hasSpoken) setSpoken(true)
  const isComplete = draw.isNew && draw.numbers !== undefined && !draw.isHidden
  const spoken =
    outcomes.length > 0
      ? outcomes === toasted
        ? ''
        : outcomes.map(say).join('\n')
      : isComplete && !open.has(last)
        ? text(lotteryKeys.drawn, { numbers: (draw.numbers ?? []).join(', ') })
        : ''
  return (
    <div ref={line}>
      {(hasSpoken || hasWords) && (
        <div className={styles.line} aria-hidden={outcomes.length > 0 && outcomes !== toasted}>
          {outcomes.map((outcome) => (
            <p key={outcome.expect} className={joinNames(hasGained(outcome) && styles.won)}>
              {say(outcome)}
            </p>
          ))}
          {outcomes.length === 0 && stakes.length > 0 && (
            <p>
              {[
                text(lotteryKeys.period, { expect: staked }),
                text(lotteryKeys.stake, { count: stakes.length, amount: display(stakeOf(stakes), 'krw') }),
              ].join(' · ')}
            </p>
          )}
        </div>
      )}
      <output>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </output>
    </div>
  )
}

const none: readonly Outcome[] = []

/** Whether a part of the page is where the member looks: within its scroller, below what stays on top of it. */
function isInSight(part: HTMLElement | null): boolean {
  const main = part?.closest('main')
  if (!part || !main) return part !== null
  const { top, bottom } = part.getBoundingClientRect()
  const frame = main.getBoundingClientRect()
  return top >= frame.top + STUCK && bottom <= frame.bottom
}

/** Height of the bar that stays on top of the board. */
const STUCK = 52
