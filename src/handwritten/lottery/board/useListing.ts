import { useSyncExternalStore } from 'react'
import type { PropsOf } from '../../../format/handwrittenParts.ts'
import type { Entity } from '../../../platform/Operations.ts'
import { type PlaceInScreen, usePlace } from '../../../renderer/screen/ScopeContext.tsx'

/** Whether the platform lists a lottery by this name and of this type. */
export type Listing = 'listed' | 'unlisted' | 'loading' | 'failed'

type Lottery = Pick<PropsOf<'lotteryBoard'>, 'typeid' | 'lottery'>

/** The source of the list on a screen; none where its document does not read it, and then nothing can be bet on. */
export const listSource = ({ plan: { sources } }: PlaceInScreen): string | undefined =>
  Object.keys(sources).find((name) => sources[name]?.call === 'getLotteryList')

/** Name and type of a board, looked up in the answer of this moment: the address may have named one of each. */
export function readListing(place: PlaceInScreen, { typeid, lottery }: Lottery): Listing {
  const name = listSource(place)
  if (name === undefined) return 'unlisted'
  const { status, data } = place.store.source(name).getSnapshot()
  if (status !== 'ready') return status
  const entries = (data ?? []) as readonly Entity<'LotteryEntry'>[]
  return entries.some((entry) => entry.typeid === typeid && entry.name === lottery) ? 'listed' : 'unlisted'
}

export function useListing(lottery: Lottery): Listing {
  const place = usePlace()
  const name = listSource(place)
  return useSyncExternalStore(
    (listener) => (name === undefined ? () => undefined : place.store.source(name).subscribe(listener)),
    () => readListing(place, lottery),
  )
}
