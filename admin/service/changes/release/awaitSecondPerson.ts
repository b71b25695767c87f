import type { Persons } from '../../people/readPersons.ts'
import type { AgreedValue } from '../../store/Store.ts'
import type { SensitiveChange } from './sensitiveChanges.ts'
import type { Approval, Review } from '../../../api/review.ts'
import type { Warning } from '../../../api/findings.ts'

/**
 * The changes that two people should agree on: those in the list that always need it, and amounts that the money gate
 * warns about.
 */
export function needSecondPerson(
  changes: readonly SensitiveChange[],
  warnings: readonly Warning[],
): readonly SensitiveChange[] {
  const large = new Set(
    warnings.flatMap(({ mustAcknowledge, fact }) => (mustAcknowledge && fact !== undefined ? [fact] : [])),
  )
  return changes.filter(({ rule, fact }) => rule === 'always' || large.has(fact))
}

/** What nobody but its authors has looked at yet. */
export function awaitSecondPerson(
  changes: readonly SensitiveChange[],
  approvals: readonly Approval[],
  persons: Persons,
): Review['secondPersonFor'] {
  return changes.flatMap(({ fact, authors }) =>
    approvals.some(({ actor }) => isSecond(actor, authors, persons)) ? [] : authors.map((author) => ({ fact, author })),
  )
}

/**
 * What a publish records about amounts that need two people: that they agreed, or the value before one person alone
 * changed it.
 */
export function agreedBy(
  publisher: string,
  changes: readonly SensitiveChange[],
  approvals: readonly Approval[],
  persons: Persons,
): readonly AgreedValue[] {
  return changes
    .filter(({ rule }) => rule === 'large')
    .map(({ fact, authors, before, after }) => {
      const isAgreed = [publisher, ...approvals.map(({ actor }) => actor)].some((name) =>
        isSecond(name, authors, persons),
      )
      return { fact, value: isAgreed ? after : before, isAgreed }
    })
}

function isSecond(name: string, authors: readonly string[], persons: Persons): boolean {
  return authors.every((author) => !persons.isSame(author, name))
}
