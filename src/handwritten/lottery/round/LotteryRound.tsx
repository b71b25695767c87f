import { useEffect, useEffectEvent, useSyncExternalStore, useState } from 'react'
import type { PropsOf } from '../../../format/handwrittenParts.ts'
import { SessionFacts } from '../../../renderer/parts/SessionFacts.tsx'
import { SourcesFailed } from '../../../renderer/parts/SourcesFailed.tsx'
import { useTranslate, useDisplay } from '../../../renderer/reading/language.ts'
import { useHost } from '../../../renderer/screen/RendererProvider.tsx'
import { usePlace } from '../../../renderer/screen/ScopeContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LastDraw } from '../draw/LastDraw.tsx'
import { useDraw } from '../draw/useDraw.ts'
import { lookOf } from '../draw/lookOf.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import { OutcomeLine } from '../result/OutcomeLine.tsx'
import { useHold } from '../result/useHold.ts'
import { useBalance } from '../useBalance.ts'
import { type Round, useRound, type UsedRound } from './useRound.ts'
import styles from './LotteryRound.module.css'
import { CountdownText } from '../../../ui/CountdownText.tsx'
import { later } from '../../../ui/later.tsx'
import { useUi } from '../../../ui/UiProvider.tsx'
import { useReadable } from '../../../ui/useReadable.ts'
import { useSourceState } from '../../../renderer/reading/useRows.ts'
import { type Bet, isOpenBet } from '../../../platform/betOutcome.ts'
import { followBets, type FollowedBets, noBets } from '../result/followBets.ts'

const ClosingWarning = later(async () => (await import('./ClosingWarning.tsx')).ClosingWarning)

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
  if (round) return <OpenRound key={round.question} props={props} used={used} round={round} />
  if (status === 'failed') return <SourcesFailed names={[props.times]} />
  return <Skeleton shape="part" label={text(lotteryKeys.loading)} />
}

function OpenRound({ props, used, round }: { readonly props: Props; readonly used: UsedRound; readonly round: Round }) {
  const { typeid, title, draw: source, draws, orders, ballEvery, warnAt, warnFor } = props
  const { expect, last, closing } = round
  const { store } = usePlace()
  const { account } = useHost()
  const draw = useDraw(last, source, ballEvery * 1000)
  const isOut = useSyncExternalStore(closing.subscribe, closing.isOver)
  // Where nobody can say which period is open, bets on the last one that was are not kept back.
  const isLost = isOut && used.error !== undefined
  useHold({
    orders,
    draws,
    hidden: [...(draw.isHidden ? [last] : []), ...(isLost ? [] : [expect])],
    closed: [...(draw.isHidden ? [last] : []), ...(isOut && !isLost ? [expect] : [])],
  })
  const followed = useBets(orders, last, !draw.isHidden)

  const drawn = draw.isNew && draw.numbers ? last : undefined
  const handleDrawn = useEffectEvent(() => {
    for (const name of [draws, orders]) void store.handle(name)?.refresh('change')
    // What was won is the member's by now; a balance that cannot be read is read again by its own poll.
    account.refreshUser().catch(() => undefined)
  })
  useEffect(() => {
    if (drawn !== undefined) handleDrawn()
  }, [drawn])

  return (
    <>
      <RoundBar round={round} warnAt={warnAt} warnFor={warnFor} />
      <Card title={title}>
        <div className={styles.round}>
          <SessionFacts inset />
          <LastDraw look={lookOf(typeid)} expect={last} source={source} draw={draw} />
          <OutcomeLine followed={followed} expect={expect} last={last} draw={draw} />
        </div>
      </Card>
    </>
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

interface RoundBarProps {
  readonly round: Round
  readonly warnAt: number
  readonly warnFor: number
}

/** The open period, the time left to bet on it and the balance, above whatever scrolls; renders every second. */
function RoundBar({ round: { expect, closing }, warnAt, warnFor }: RoundBarProps) {
  const text = useTranslate()
  const display = useDisplay()
  const { overlays } = useUi()
  const { visibility } = useHost()
  const balance = useBalance()
  const seconds = useReadable(closing)
  const isBusy = () => overlays.count() > 0 || visibility.getSnapshot() === 'hidden'
  const warning = useWarning({ expect, seconds, warnAt, warnFor, isBusy })
  const isWarning = warning.expect !== undefined
  return (
    <div className={styles.bar} data-bar="">
      <span className={styles.facts}>
        <span>{text(lotteryKeys.period, { expect })}</span>
        {balance && <span>{text(lotteryKeys.balance, { amount: display(balance, 'krw') })}</span>}
      </span>
      <span className={styles.left}>
        <span className={styles.label}>{text(lotteryKeys.closesIn)}</span>
        <CountdownText ms={seconds * 1000} label={text(lotteryKeys.closesIn)} urgentBelow={warnAt * 1000 + 1} />
      </span>
      {isWarning && <ClosingWarning expect={warning.expect} seconds={warnAt} onClose={warning.close} />}
    </div>
  )
}

interface Seen {
  readonly expect: string
  readonly seconds: number
}

interface WarningOptions {
  readonly expect: string
  /** Seconds until betting closes. */
  readonly seconds: number
  /** Seconds before the close at which the warning opens, and how many it stays. */
  readonly warnAt: number
  readonly warnFor: number
  /** Something else has the member's attention and says it itself. */
  readonly isBusy: () => boolean
}

interface Warning {
  /** The period that is about to close, while the warning is open. */
  readonly expect: string | undefined
  readonly close: () => void
}

/** Opens a warning once, when a period's seconds pass the mark; closes it after a while or with the period. */
function useWarning({ expect, seconds, warnAt, warnFor, isBusy }: WarningOptions): Warning {
  const [seen, setSeen] = useState<Seen>({ expect, seconds })
  const [warned, setWarned] = useState<string>()
  if (seen.expect !== expect || seen.seconds !== seconds) {
    setSeen({ expect, seconds })
    // A member who comes within the last seconds sees them run already.
    const hasCrossed = seen.expect === expect && seen.seconds > warnAt && seconds <= warnAt && seconds > 0
    if (hasCrossed && !isBusy()) setWarned(expect)
  }

  useEffect(() => {
    if (warned === undefined) return undefined
    const timer = setTimeout(() => setWarned(undefined), warnFor * 1000)
    return () => clearTimeout(timer)
  }, [warned, warnFor])

  // Once the period is over there is nothing left to warn of.
  const isOver = warned !== expect || seconds === 0
  if (isOver && warned !== undefined) setWarned(undefined)
  return { expect: isOver ? undefined : warned, close: () => setWarned(undefined) }
}

/** Milliseconds between two looks for bets that a platform settles only after their draw. */
const SETTLED_EVERY = 3000

/**
 * The member's bets and what came of them, for as long as somebody looks: what ended while the page was hidden is new
 * on the return to it.
 *
 * @param source the member's bets
 * @param last the period drawn last
 * @param isShown its draw is on show
 */
function useBets(source: string, last: string, isShown: boolean): FollowedBets {
  const { visibility } = useHost()
  const { store } = usePlace()
  const { rows, status, answerOf, paging } = useSourceState(source)
  const isVisible = useReadable(visibility, (state) => state === 'visible')
  const [known, setKnown] = useState(noBets)
  const bets = rows as readonly Bet[]

  // A period that goes on on the next page has no sum yet.
  const oldest = bets.at(-1)
  const isCut = paging?.hasMore === true && oldest !== undefined && (isOpenBet(oldest) || known.open.has(oldest.expect))
  const wantsMore = isCut && !paging.loadingMore && !paging.moreFailed && !paging.isPaused
  const isRead = status === 'ready' && answerOf !== undefined
  if (isRead && isVisible && !isCut && known.bets !== bets) setKnown(followBets(known, bets, last))

  useEffect(() => {
    if (!wantsMore || !oldest) return undefined
    // A page is still on its way while its rows are shown.
    const timer = setTimeout(() => void store.handle(source)?.loadMore())
    return () => clearTimeout(timer)
  }, [wantsMore, oldest, store, source])

  const isUnsettled = isShown && known.open.has(last)
  useEffect(() => (isUnsettled ? store.handle(source)?.poll(SETTLED_EVERY) : undefined), [isUnsettled, store, source])
  return known
}
