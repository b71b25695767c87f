import type { IssueCode } from '../Issue.ts'
import { nearest } from '../text/nearest.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Checking } from './Checking.ts'

interface NamedThing {
  readonly path: Path
  readonly code: IssueCode
  /** Kind of the thing named, in words. */
  readonly what: string
}

/** The name of a list of choices as it is written; one that is not known is reported. */
export function knownChoices(name: unknown, path: Path, { facts, report }: Checking): unknown {
  if (facts.unread.choices) return name
  return checkName(facts.choices.keys(), name, { path, code: 'unknown-choices', what: 'list in choices.json' }, report)
}

/** A name as it is written; one that is not known is reported. */
export function checkName(
  known: Iterable<string>,
  name: unknown,
  { path, code, what }: NamedThing,
  report: Checking['report'],
): unknown {
  const list = [...known]
  if (typeof name === 'string' && !list.includes(name)) {
    const near = nearest(name, list)
    report({
      path,
      code,
      message: `There is no ${what} "${name}".`,
      hint:
        near === undefined
          ? list.length === 0
            ? `No ${what} is declared.`
            : `Known: ${list.slice(0, 12).join(', ')}${list.length > 12 ? ' …' : ''}.`
          : `Did you mean "${near}"?`,
    })
  }
  return name
}
