import { useEffect, useState } from 'react'
import { useSourceState } from '../../../renderer/reading/useRows.ts'
import { useHost } from '../../../renderer/screen/RendererProvider.tsx'
import { usePlace } from '../../../renderer/screen/ScopeContext.tsx'
import { useReadable } from '../../../ui/useReadable.ts'
import { type Bet, isOpenBet } from '../../../platform/betOutcome.ts'
import { followBets, type FollowedBets, noBets } from './followBets.ts'

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
export function useBets(source: string, last: string, isShown: boolean): FollowedBets {
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
