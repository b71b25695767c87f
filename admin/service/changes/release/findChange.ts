import { UnknownChange, WhichChange } from '../../base/refusals.ts'
import { titleOfChange } from '../../base/titleOfChange.ts'
import { type OpenChange, ownChange } from '../../../api/changeApi.ts'

/** A change as somebody asks for it; `findChange` has the rule. */
export interface WantedChange {
  readonly change?: string | undefined
  readonly actor?: string | undefined
}

/**
 * The change that somebody means: the one they name; else their own, the newest where there are several; else the only
 * one there is. Changes without edits count only where no other is there. Undefined where there is none. Throws
 * `UnknownChange` or `WhichChange`.
 */
export function findChange(changes: readonly OpenChange[], { change, actor }: WantedChange): OpenChange | undefined {
  if (change !== undefined) return findNamed(changes, change)
  const edited = changes.filter(({ edits }) => edits.length > 0)
  const meant = edited.length === 0 ? changes : edited
  const own = actor === undefined ? undefined : ownChange(meant, actor)
  if (own !== undefined) return own
  if (meant.length > 1) throw new WhichChange(meant)
  return meant[0]
}

/** By its id, its name, or its owner's where it has none, or by the title that lists of changes print. */
function findNamed(changes: readonly OpenChange[], wanted: string): OpenChange {
  const byId = changes.find(({ id }) => id === wanted)
  if (byId !== undefined) return byId
  const [found, ...others] = changes.filter((change) => namesOf(change).includes(wanted))
  if (found === undefined) throw new UnknownChange(wanted)
  if (others.length > 0) throw new WhichChange([found, ...others], wanted)
  return found
}

const namesOf = (change: OpenChange): readonly string[] => [
  change.name === '' ? change.owner : change.name,
  titleOfChange(change),
]
