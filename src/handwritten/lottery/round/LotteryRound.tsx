import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { PropsOf } from '../../../format/handwrittenParts.ts'
import { SessionFacts } from '../../../renderer/parts/SessionFacts.tsx'
import { SourcesFailed } from '../../../renderer/parts/SourcesFailed.tsx'
import { useTranslate } from '../../../renderer/reading/useTranslate.ts'
import { useHost } from '../../../renderer/screen/RendererProvider.tsx'
import { useDisplay } from '../../../renderer/reading/useDisplay.ts'
import { usePlace } from '../../../renderer/screen/ScopeContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LastDraw } from '../draw/LastDraw.tsx'
import { lookOf } from '../draw/lookOf.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import { useBalance } from '../useBalance.ts'
import { RoundClock } from './RoundClock.tsx'
import { type Round, useRound, type UsedRound } from './useRound.ts'
import styles from './LotteryRound.module.css'

/** When the next period is not open yet, asks again after so many ms; after failures, ever more rarely. */
const ASK_AGAIN = 3000
const never = { subscribe: () => () => undefined, isOver: () => false }

type Props = PropsOf<'lotteryRound'>

/** The period of a lottery: the time left to bet, and the last draw. */
export function LotteryRound({ props }: { readonly props: Props }) {
  const text = useTranslate()
  const used = useRound(props.times)
  const { round, status } = used
  useKeepOpen(used, props.times)
  if (round) return <OpenRound key={round.question} props={props} round={round} />
  if (status === 'failed') return <SourcesFailed names={[props.times]} />
  return <Skeleton shape="part" label={text(lotteryKeys.loading)} />
}

function OpenRound({ props, round }: { readonly props: Props; readonly round: Round }) {
  const { typeid, title, draw, draws, orders, ballEvery, warnAt, warnFor } = props
  const text = useTranslate()
  const display = useDisplay()
  const { store } = usePlace()
  const { account } = useHost()
  const balance = useBalance()

  function handleDrawn() {
    for (const name of [draws, orders]) void store.handle(name)?.refresh('change')
    // What was won is the member's by now; a balance that cannot be read is read again by its own poll.
    account.refreshUser().catch(() => undefined)
  }

  return (
    <Card
      title={title}
      action={
        balance && (
          <span className={styles.balance}>{text(lotteryKeys.balance, { amount: display(balance, 'krw') })}</span>
        )
      }
    >
      <div className={styles.round}>
        <SessionFacts inset />
        <RoundClock round={round} warnAt={warnAt} warnFor={warnFor} />
        <LastDraw
          look={lookOf(typeid)}
          expect={round.last}
          source={draw}
          everyMs={ballEvery * 1000}
          onDrawn={handleDrawn}
        />
      </div>
    </Card>
  )
}

/** Reads the source of times again when the period is over, or when it has named none. */
function useKeepOpen({ question, round, status }: UsedRound, times: string): void {
  const { store } = usePlace()
  const { subscribe, isOver } = round?.closing ?? never
  const isOut = useSyncExternalStore(subscribe, isOver)
  const isWanted = isOut || status === 'failed'
  const ask = useEffectEvent(() => void store.handle(times)?.refresh('wish'))

  useEffect(() => {
    if (isOut) ask()
  }, [isOut])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is polled is the question of now
  useEffect(() => (isWanted ? store.handle(times)?.poll(ASK_AGAIN) : undefined), [isWanted, store, times, question])
}
