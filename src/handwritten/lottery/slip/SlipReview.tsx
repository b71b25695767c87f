import type { Big } from 'big.js'
import { useState } from 'react'
import type { PropsOf } from '../../../format/handwrittenParts.ts'
import { useDisplay, useTranslate } from '../../../renderer/reading/language.ts'
import { useClosed } from '../../../renderer/reading/useClosed.ts'
import { useRun } from '../../../renderer/actions/useAction.ts'
import { usePlace } from '../../../renderer/screen/ScopeContext.tsx'
import { useHost } from '../../../renderer/screen/RendererProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { countdownDigits } from '../../../ui/CountdownText.tsx'
import { joinNames } from '../../../ui/joinNames.ts'
import { ReviewSheet } from '../../../ui/ReviewSheet.tsx'
import type { Play } from '../board/groupPlays.ts'
import { readListing } from '../board/useListing.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import type { Round } from '../round/useRound.ts'
import { useBalance } from '../useBalance.ts'
import { isShort, topPayout, totalStake, writePayout } from './stake.ts'
import type { Actions } from '../../../format/actions.ts'
import styles from './SlipBar.module.css'
import { useReadable } from '../../../ui/useReadable.ts'

/** Seconds left from which on the member has to hurry. */
const URGENT_BELOW = 10

/** A slip as the member was asked about it: for one period, whatever opens meanwhile. */
export interface ReviewedSlip {
  readonly round: Round
  readonly lottery: string
  readonly chosen: readonly Play[]
  readonly amount: Big
}

export interface SlipReviewProps {
  readonly props: PropsOf<'lotteryBoard'>
  readonly review: ReviewedSlip
  /** The platform has taken the bet. */
  readonly onBet: () => void
  readonly onClose: () => void
}

/** The check before a bet: what, for which period, how much, and what may come of it. */
export function SlipReview({ props, review, onBet, onClose }: SlipReviewProps) {
  const { title, orders, payoutDecimals } = props
  const { round, lottery, chosen, amount } = review
  const { expect, closing } = round
  const text = useTranslate()
  const display = useDisplay()
  const { feedback, navigate } = useHost()
  const run = useRun()
  const place = usePlace()
  const balance = useBalance()
  const seconds = useReadable(closing)
  const [isSending, setSending] = useState(false)
  const total = totalStake(chosen.length, amount)
  // What is being sent is taken from the balance while the sheet is still open.
  const lacks = !isSending && isShort(balance, total)
  const actions = orderActions({ lottery, expect, chosen, amount, orders })
  const closed = useClosed(actions)
  const payout = topPayout(
    chosen.map(({ rate }) => rate),
    amount,
    payoutDecimals,
  )

  async function handleConfirm() {
    const isListed = readListing(place, { typeid: props.typeid, lottery }) === 'listed'
    if (closing.isOver() || !isListed) {
      feedback.toast(text(isListed ? lotteryKeys.expired : lotteryKeys.noPlays), 'danger')
      onClose()
      return
    }
    setSending(true)
    // Whatever came of it has been said by now; only a bet that was taken empties the slip.
    if ((await run(actions)) === 'done') onBet()
    setSending(false)
    onClose()
  }

  return (
    <ReviewSheet
      open
      title={text(lotteryKeys.reviewTitle)}
      busy={isSending}
      items={[
        { label: text(lotteryKeys.reviewGame), value: title },
        { label: text(lotteryKeys.reviewPeriod), value: expect },
        {
          label: text(lotteryKeys.reviewPicks),
          value: chosen
            .map(
              ({ class2, class3, rate }) => `${class2} ${class3} · ${text(lotteryKeys.rate, { rate: rate.toFixed() })}`,
            )
            .join('\n'),
        },
        { label: text(lotteryKeys.reviewEach), value: `${display(amount, 'krw')} × ${chosen.length}` },
        { label: text(lotteryKeys.reviewTotal), value: display(total, 'krw'), strong: true },
        { label: text(lotteryKeys.reviewTopPayout), value: writePayout(payout, payoutDecimals, display) },
        ...(balance && !lacks
          ? [{ label: text(lotteryKeys.reviewBalance), value: display(balance.minus(total), 'krw') }]
          : []),
      ]}
      warning={lacks ? undefined : text(lotteryKeys.reviewNote)}
      shut={closed ?? (lacks ? text(lotteryKeys.balanceShort) : undefined)}
      confirmLabel={text(lotteryKeys.reviewConfirm)}
      cancelLabel={text(lotteryKeys.cancel)}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {/* Not live: a voice that counts every second would drown everything else. */}
      <p role="timer" aria-live="off" className={joinNames(styles.closesIn, seconds < URGENT_BELOW && styles.shut)}>
        {seconds > 0
          ? text(lotteryKeys.reviewCloses, { time: countdownDigits(seconds * 1000) })
          : text(lotteryKeys.closed)}
      </p>
      {lacks && (
        <Button variant="secondary" onClick={() => navigate.go('/recharge', {})}>
          {text(lotteryKeys.deposit)}
        </Button>
      )}
    </ReviewSheet>
  )
}

interface Order {
  readonly lottery: string
  readonly expect: string
  readonly chosen: readonly Play[]
  /** The amount of each bet. */
  readonly amount: Big
  /** The source of the member's bets. */
  readonly orders: string
}

/** A bet as the actions of a document would make it: money, once for one intent, with three outcomes. */
function orderActions({ lottery, expect, chosen, amount, orders }: Order): Actions {
  const order_list = chosen.map(({ id }) => ({ play_id: id, amount: amount.toFixed() }))
  return [
    { call: 'submitLotteryOrder', with: { lottery_name: lottery, expect, order_list }, money: true, say: true },
    { reload: orders },
  ]
}
