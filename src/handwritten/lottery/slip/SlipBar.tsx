import { useId, useMemo, useState, useSyncExternalStore, useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Big } from 'big.js'
import { parseDecimal } from '../../../platform/parseDecimal.ts'
import type { PropsOf } from '../../../format/handwrittenParts.ts'
import { useDisplay, useTranslate } from '../../../renderer/reading/language.ts'
import { useClosedCall } from '../../../renderer/reading/useClosed.ts'
import { useHost, useRenderer } from '../../../renderer/screen/RendererProvider.tsx'
import { AmountChips } from '../../../ui/AmountChips.tsx'
import { AmountField } from '../../../ui/AmountField.tsx'
import { refusalOf } from '../../../ui/amountText.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useUi } from '../../../ui/UiProvider.tsx'
import type { Play } from '../board/groupPlays.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import { useRound } from '../round/useRound.ts'
import { useBalance } from '../useBalance.ts'
import type { Slip, PlacedBet } from './createSlip.ts'
import { limitsOf } from './limits.ts'
import type { ReviewedSlip } from './SlipReview.tsx'
import { isShort, slipProblem, topPayout, totalStake, writePayout, readStake } from './stake.ts'
import { useLimitWords } from './useLimitWords.ts'
import styles from './SlipBar.module.css'
import { useReadable } from '../../../ui/useReadable.ts'
import type { Renderer } from '../../../renderer/screen/Renderer.ts'
import { createStore } from '../../../store/createStore.ts'
import type { Store } from '../../../store/Store.ts'

const SlipReview = later(async () => (await import('./SlipReview.tsx')).SlipReview)

/** Whole won. Digits of an amount that no wallet holds are not worth typing. */
const stakeRules = { decimals: 0, maxLength: 12, currency: '₩' } as const

const never = { subscribe: () => () => undefined, isOver: () => true }

export interface SlipBarProps {
  readonly props: PropsOf<'lotteryBoard'>
  readonly plays: readonly Play[]
  readonly slip: Slip
}

/** Bar of the bet: amount, total, what it may pay, and the way to send it. */
export function SlipBar({ props, plays, slip }: SlipBarProps) {
  const { payoutDecimals, chips, times } = props
  const text = useTranslate()
  const display = useDisplay()
  const { feedback, navigate } = useHost()
  const ui = useUi()
  const { chosen, typed, amount } = useSlip(slip, plays)
  const { round, status } = useRound(times)
  const balance = useBalance()
  const { subscribe, isOver } = round?.closing ?? never
  const isShut = useSyncExternalStore(subscribe, isOver)
  const [review, setReview] = useState<ReviewedSlip>()
  const closed = useClosedCall('submitLotteryOrder')
  const { last, keep } = useLastBet(props.lottery)
  const canRepeat = chosen.length === 0 && last?.ids.some((id) => plays.some((play) => play.id === id)) === true
  const betId = useId()
  const shutId = useId()
  const amountId = useId()
  const shutKey = { ready: lotteryKeys.expired, loading: lotteryKeys.loading, failed: lotteryKeys.failed }[status]
  // What was asked about one lottery is not sent to another.
  const isOf = ({ round: { question }, lottery }: ReviewedSlip) =>
    question === round?.question && lottery === props.lottery
  const limits = useMemo(() => limitsOf(chosen), [chosen])
  const sayLimits = useLimitWords()
  const payout = topPayout(
    chosen.map(({ rate }) => rate),
    amount,
    payoutDecimals,
  )

  function handleBet() {
    // Asked now, not as last shown: the page may have slept over the end of the period.
    const problem = slipProblem({ count: chosen.length, amount, limits, isOpen: !isOver(), balance })
    const refused = refusalOf(typed, stakeRules)
    if (problem === 'noAmount' && refused !== undefined) {
      feedback.toast(ui.texts[refused], 'danger')
      document.getElementById(amountId)?.focus()
    } else if (problem === 'limitMin' || problem === 'limitMax') feedback.toast(sayLimits.whole(limits), 'danger')
    else if (problem) feedback.toast(text(problem === 'expired' ? shutKey : lotteryKeys[problem]), 'danger')
    else if (round) setReview({ round, lottery: props.lottery, chosen, amount })
  }

  function handleRepeat(): void {
    if (!last) return
    // Its own button goes with it.
    flushSync(() => slip.repeat(last))
    document.getElementById(betId)?.focus()
  }

  function handleDouble(): void {
    const doubled = amount.times(2)
    const problem = slipProblem({ count: chosen.length, amount: doubled, limits, isOpen: true, balance })
    if (problem === 'limitMax') feedback.toast(sayLimits.whole(limits), 'danger')
    else if (problem === 'balanceShort') feedback.toast(text(lotteryKeys.balanceShort), 'danger')
    else slip.setAmount(doubled.toFixed())
  }

  function handleTaken({ chosen, amount }: ReviewedSlip): void {
    keep({ ids: chosen.map(({ id }) => id), amount: amount.toFixed() })
    slip.clear()
  }

  return (
    <section aria-label={text(lotteryKeys.slip)} className={styles.slip} data-empty={chosen.length === 0 || undefined}>
      <div className={styles.sums} aria-live="polite">
        <span className={styles.total}>
          {text(lotteryKeys.stake, { count: chosen.length, amount: display(totalStake(chosen.length, amount), 'krw') })}
        </span>
        <span id={shutId} className={isShut || closed !== undefined ? styles.shut : styles.payout}>
          {closed !== undefined
            ? closed
            : isShut
              ? text(round ? lotteryKeys.closed : shutKey)
              : !canRepeat && text(lotteryKeys.topPayout, { amount: writePayout(payout, payoutDecimals, display) })}
        </span>
        {canRepeat && (
          <button type="button" className={styles.repeat} onClick={handleRepeat}>
            {text(lotteryKeys.repeat)}
          </button>
        )}
      </div>
      {isShort(balance, totalStake(chosen.length, amount)) && (
        <div className={styles.short}>
          <span>{text(lotteryKeys.balanceShort)}</span>
          <Button size="small" variant="secondary" onClick={() => navigate.go('/recharge', {})}>
            {text(lotteryKeys.deposit)}
          </Button>
        </div>
      )}
      {round && <KeptNote slip={slip} expect={round.expect} />}
      <AmountField
        label={text(lotteryKeys.amount)}
        hideLabel
        placeholder={sayLimits.short(limits) || text(lotteryKeys.amount)}
        id={amountId}
        {...stakeRules}
        value={typed}
        clear={{ label: text(lotteryKeys.reset) }}
        onChange={slip.setAmount}
        beside={
          <>
            <Button variant="secondary" disabled={chosen.length === 0 || amount.lte(0)} onClick={handleDouble}>
              <span>×2 </span>
              <VisuallyHidden>{text(lotteryKeys.double)}</VisuallyHidden>
            </Button>
            <Button id={betId} onClick={handleBet} disabled={closed !== undefined} aria-describedby={shutId}>
              {text(lotteryKeys.bet)}
            </Button>
          </>
        }
      />
      <AmountChips
        value={typed}
        chips={chips.map((chip) => ({
          label: text(lotteryKeys.chip, { amount: display(chip, 'number') }),
          add: parseDecimal(chip)?.toFixed() ?? '0',
        }))}
        inRow
        onChange={slip.setAmount}
      >
        <button type="button" className={styles.deselect} disabled={chosen.length === 0} onClick={slip.deselect}>
          {text(lotteryKeys.clear)}
        </button>
      </AmountChips>
      {review && isOf(review) && (
        <SlipReview
          props={props}
          review={review}
          onBet={() => handleTaken(review)}
          onClose={() => setReview(undefined)}
        />
      )}
    </section>
  )
}

interface UsedSlip {
  /** The chosen options that there still are, in the order in which they were chosen. */
  readonly chosen: readonly Play[]
  readonly typed: string
  readonly amount: Big
}

/** The slip as it is now. */
function useSlip(slip: Slip, plays: readonly Play[]): UsedSlip {
  const ids = useReadable(slip.chosen)
  const typed = useReadable(slip.amount)
  return useMemo(() => {
    const byId = new Map(plays.map((play) => [play.id, play]))
    const chosen = [...ids].flatMap((id) => byId.get(id) ?? [])
    return { chosen, typed, amount: readStake(typed) }
  }, [ids, typed, plays])
}

interface KeptNoteProps {
  readonly slip: Slip
  /** The period that is open. */
  readonly expect: string
}

/** Says that selections made for an earlier period go on into the open one. */
function KeptNote({ slip, expect }: KeptNoteProps) {
  const text = useTranslate()
  const chosen = useReadable(slip.chosen)
  const from = useReadable(slip.pickedIn)
  useEffect(() => slip.seeRound(expect, chosen), [slip, chosen, expect])
  // Always there, so that a screen reader hears it come.
  const isKept = chosen.size > 0 && from !== '' && from !== expect
  return (
    <p role="status" className={styles.kept}>
      {isKept && text(lotteryKeys.kept, { from, expect })}
    </p>
  )
}

interface LastBets {
  /** Whose they are. */
  readonly account: string
  readonly byLottery: Readonly<Record<string, PlacedBet>>
}

const known = new WeakMap<Renderer, Store<LastBets>>()

function lastBetsOf(renderer: Renderer): Store<LastBets> {
  const bets = known.get(renderer) ?? createStore<LastBets>({ account: '', byLottery: {} })
  known.set(renderer, bets)
  return bets
}

/** The member's last bet on a lottery, in memory until they log out, and what keeps another one. */
function useLastBet(lottery: string) {
  const renderer = useRenderer()
  const bets = lastBetsOf(renderer)
  const account = useReadable(renderer.account)
  const { account: owner, byLottery } = useReadable(bets)
  const own = owner === account ? byLottery : {}
  return {
    last: own[lottery],
    keep: (bet: PlacedBet) => bets.set({ account, byLottery: { ...own, [lottery]: bet } }),
  }
}
