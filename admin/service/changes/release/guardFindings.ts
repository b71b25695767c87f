import { factName } from '../../../../src/format/facts/factName.ts'
import { noFacts } from '../../../../src/format/facts/parseFacts.ts'
import type { Persons } from '../../people/readPersons.ts'
import { DraftChanged, PublishBlocked } from '../../base/refusals.ts'
import type { PublishRequest } from './Publisher.ts'
import type { Review } from '../../../api/review.ts'
import type { Blocker } from '../../../api/findings.ts'

/**
 * Passes what was reviewed, is not blocked and has its warnings acknowledged; otherwise refuses once, with all reasons.
 */
export function guardFindings(review: Review, request: PublishRequest, actor: string, persons: Persons): void {
  if (request.reviewed !== undefined && request.reviewed !== review.hash) throw new DraftChanged()
  const acknowledged = new Set(request.acknowledgedWarnings)
  const open = review.warnings.filter((warning) => warning.mustAcknowledge && !acknowledged.has(warning.id))
  const blockers = [...review.blockers, ...secondPersonNeeded(review, actor, persons)]
  if (blockers.length > 0 || open.length > 0) throw new PublishBlocked(blockers, open)
}

/** A publisher of somebody else's edit is its second person. */
function secondPersonNeeded({ secondPersonFor }: Review, actor: string, persons: Persons): Blocker[] {
  return secondPersonFor.flatMap(({ fact, author }) =>
    persons.isSame(author, actor)
      ? [{ gate: 'approval', code: 'second-person', fact, ...reasonFor(fact, author, actor) }]
      : [],
  )
}

function reasonFor(spelled: string, author: string, actor: string): Pick<Blocker, 'message' | 'said'> {
  const fact = factName(spelled, 'en', noFacts)
  if (author === actor)
    return {
      message: `You changed ${fact} yourself; a second person has to approve or to publish it.`,
      said: { id: 'second-person-own' },
    }
  if (author.startsWith('cli:') && actor.startsWith('cli:'))
    return {
      message: `${fact} was changed on the command line, where everybody counts as one person; somebody in the desk has to approve or to publish it.`,
      said: { id: 'second-person-cli' },
    }
  return {
    message: `${fact} was changed by ${author}, who let you in or whom you let in less than 24 hours ago; somebody else has to approve or to publish it.`,
    said: { id: 'second-person-let-in', values: { author } },
  }
}
