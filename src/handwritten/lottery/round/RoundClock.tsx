import { Suspense } from 'react'
import { useTranslate } from '../../../renderer/reading/useTranslate.ts'
import { useHost } from '../../../renderer/screen/RendererProvider.tsx'
import { CountdownText } from '../../../ui/CountdownText.tsx'
import { later } from '../../../ui/later.tsx'
import { useUi } from '../../../ui/UiProvider.tsx'
import { lotteryKeys } from '../lotteryKeys.ts'
import styles from './LotteryRound.module.css'
import type { Round } from './useRound.ts'
import { useWarning } from './useWarning.ts'
import { useReadable } from '../../../renderer/reading/useReadable.ts'

const ClosingWarning = later(async () => (await import('./ClosingWarning.tsx')).ClosingWarning)

export interface RoundClockProps {
  readonly round: Round
  readonly warnAt: number
  readonly warnFor: number
}

/** The open period and the time left to bet on it; the one part that renders every second. */
export function RoundClock({ round: { expect, closing }, warnAt, warnFor }: RoundClockProps) {
  const text = useTranslate()
  const { overlays } = useUi()
  const { visibility } = useHost()
  const seconds = useReadable(closing)
  const isBusy = () => overlays.count() > 0 || visibility.getSnapshot() === 'hidden'
  const warning = useWarning({ expect, seconds, warnAt, warnFor, isBusy })
  const isWarning = warning.expect !== undefined
  return (
    <div className={styles.clock}>
      <span className={styles.period}>{text(lotteryKeys.period, { expect })}</span>
      <span className={styles.left}>
        <span className={styles.label}>{text(lotteryKeys.closesIn)}</span>
        <CountdownText ms={seconds * 1000} label={text(lotteryKeys.closesIn)} urgentBelow={warnAt * 1000 + 1} />
      </span>
      {isWarning && (
        <Suspense>
          <ClosingWarning expect={warning.expect} seconds={warnAt} onClose={warning.close} />
        </Suspense>
      )}
    </div>
  )
}
