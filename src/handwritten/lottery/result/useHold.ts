import { use, useEffect, useLayoutEffect, useMemo } from 'react'
import { memberOf } from '../../../format/value/isObject.ts'
import type { Entity } from '../../../platform/Operations.ts'
import { useSourceState } from '../../../renderer/reading/useRows.ts'
import { ActiveContext } from '../../../renderer/screen/ActiveContext.ts'
import { useHost } from '../../../renderer/screen/RendererProvider.tsx'
import type { ScreenStore } from '../../../renderer/screen/createScreenStore.ts'
import { usePlace } from '../../../renderer/screen/ScopeContext.tsx'
import type { SourceState } from '../../../renderer/screen/SourceState.ts'
import { holdBalance } from '../useBalance.ts'
import type { Bet } from '../../../platform/betOutcome.ts'

interface HoldOptions {
  /** The sources of the member's bets and of past draws. */
  readonly orders: string
  readonly draws: string
  /** Periods whose result must not be seen before it is on show. */
  readonly hidden: readonly string[]
  /** Those of them that take no more bets: the platform may have settled them. */
  readonly closed: readonly string[]
}

/**
 * Keeps results out of sight until their draw has shown them: bets look undrawn, draws are left out, and where the
 * member has bets on them the balance does not rise and the net of the session stays.
 */
export function useHold({ orders, draws, hidden, closed }: HoldOptions): void {
  const { user, play } = useHost()
  const { store } = usePlace()
  const isActive = use(ActiveContext)
  const hiddenNames = hidden.join()
  const isHidden = useMemo(() => {
    const names = new Set(hiddenNames.split(','))
    return ({ expect }: { readonly expect: string }) => names.has(expect)
  }, [hiddenNames])

  useLayoutEffect(() => {
    const ends = [
      maskSource(
        store,
        orders,
        maskRows<Bet>((bets) => bets.map((bet) => (isHidden(bet) ? undrawn(bet) : bet))),
      ),
      maskSource(
        store,
        draws,
        maskRows<Entity<'DrawResult'>>((all) => all.filter((draw) => !isHidden(draw))),
      ),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [store, orders, draws, isHidden])

  const { status, rows } = useSourceState(orders)
  const closedNames = closed.join()
  // Before the bets are read there may be some.
  const mayHaveBets = status !== 'ready' || rows.some((row) => closed.includes(String(memberOf(row, 'expect'))))
  const isHeld = isActive && closed.length > 0 && mayHaveBets

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a period that was never drawn holds nothing back
  useLayoutEffect(() => (isHeld ? holdBalance(store, user) : undefined), [isHeld, store, user, closedNames])

  useEffect(() => {
    if (!isHeld) return undefined
    let isOver = false
    let letGo = (): void => undefined
    void play.follow().then(
      ({ holdNet }) => {
        if (!isOver) letGo = holdNet()
      },
      () => undefined,
    )
    return () => {
      isOver = true
      letGo()
    }
  }, [isHeld, play])
}

type Mask = (state: SourceState) => SourceState

const masks = new WeakMap<ScreenStore, Map<string, Mask>>()

/** The masks of a screen's sources, by name: every state passes through them before anybody reads it. */
function masksOf(store: ScreenStore): Map<string, Mask> {
  const known = masks.get(store)
  if (known) return known
  const made = new Map<string, Mask>()
  masks.set(store, made)
  const setSource = store.setSource.bind(store)
  store.setSource = (name, state) => setSource(name, made.get(name)?.(state) ?? state)
  return made
}

/** Masks a source from now on; the result shows it as it is by then. */
function maskSource(store: ScreenStore, name: string, mask: Mask): () => void {
  let bare = store.source(name).getSnapshot()
  masksOf(store).set(name, (state) => mask((bare = state)))
  store.setSource(name, bare)
  return () => {
    masksOf(store).delete(name)
    store.setSource(name, bare)
  }
}

const maskRows =
  <Row>(mask: (rows: readonly Row[]) => readonly Row[]) =>
  (state: SourceState): SourceState => {
    const rows = mask(state.rows as readonly Row[])
    const isSame = rows.length === state.rows.length && rows.every((row, index) => row === state.rows[index])
    return isSame ? state : { ...state, rows, ...(Array.isArray(state.data) && { data: rows }) }
  }

const hiddenBets = new WeakMap<Bet, Bet>()

/** A bet as it was before its draw; the same one each time. */
function undrawn(bet: Bet): Bet {
  if (!bet.opencode && (bet.state === undefined || bet.state === 2)) return bet
  const { win_amount: _, ...others } = bet
  const known = hiddenBets.get(bet) ?? { ...others, opencode: null, state: 2 }
  hiddenBets.set(bet, known)
  return known
}
