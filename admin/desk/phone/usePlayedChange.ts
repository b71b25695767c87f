import { matchPath, useLocation } from 'react-router-dom'
import type { OpenChange } from '../../api/changeApi.ts'
import { rolledBackAt } from '../kit/areas.ts'
import { OWN_CHANGE } from '../kit/currentAddress.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'

/** Address of the page of a change, by its id. */
const CHANGE = '/changes/:id'

export interface PlayedChange {
  /** Undefined where the phone plays what is live. */
  readonly change: OpenChange | undefined
  /** The release that the page goes back to, which the phone plays as it would be then; undefined elsewhere. */
  readonly rollback: number | undefined
  /** Edits in the desk go into it, so that they show here as they are typed. */
  readonly isEdited: boolean
}

/** The change that the page speaks of: on a review the one of its address, whoever's; elsewhere the one that edits go to. */
export function usePlayedChange(): PlayedChange {
  const { changes, current } = useDraftSnapshot()
  const named = useReviewedId()
  const rollback = rolledBackAt(useLocation().pathname)
  if (rollback !== undefined) return { change: undefined, rollback, isEdited: false }
  if (named === undefined) return { change: current, rollback, isEdited: true }
  const change = changes.find(({ id }) => id === named)
  return { change, rollback, isEdited: change !== undefined && change.id === current?.id }
}

/** The change that the address of a review names; undefined elsewhere. */
export function useReviewedId(): string | undefined {
  const { pathname } = useLocation()
  return pathname === OWN_CHANGE ? undefined : matchPath(CHANGE, pathname)?.params.id
}
