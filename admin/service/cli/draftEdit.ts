import { shapeOfSetting } from '../../../src/format/declaredSettings.ts'
import { isFactOf, parseFact } from '../../../src/format/fact.ts'
import { checkShape } from '../../../src/format/shape/checkShape.ts'
import { type changeFlag, titleOf } from './changeSteps.ts'
import type { DeskConnection } from './DeskConnection.ts'
import { UsageError } from './UsageError.ts'

type Meant = ReturnType<typeof changeFlag>

/** Drafts one edit from typed text, undefined to take it away; answers a line about what happened. */
export async function draftEdit(
  connection: DeskConnection,
  fact: string,
  text: string | undefined,
  meant: Meant = {},
): Promise<string> {
  return draft(connection, fact, meant, (live) => (text === undefined ? null : typedValue(fact, text, live)))
}

/** Drafts one edit unparsed, `null` to take it away; answers a line about what happened. */
export async function draftValue(
  connection: DeskConnection,
  fact: string,
  value: unknown,
  meant: Meant = {},
): Promise<string> {
  return draft(connection, fact, meant, () => value)
}

async function draft(
  connection: DeskConnection,
  fact: string,
  meant: Meant,
  valueFor: (live: unknown) => unknown,
): Promise<string> {
  const found = await connection.call('GET', '/facts', { querystring: { fact, ...meant } })
  const { live, name } = found
  const value = valueFor(live)
  const made = await connection.call('PUT', '/draft/edits', {
    body: { ...meant, fact, value, replaces: 'draft' in found ? found.draft : live },
  })
  if (made.edit === null || made.change === null) return `${name} already has this value; nothing is drafted.`
  const title = await titleOf(connection, made.change)
  return `Drafted in ${title}: ${name} ${JSON.stringify(live)} → ${JSON.stringify(made.edit.value)}`
}

/**
 * Throws `UsageError` where a setting cannot have the value: "abc" is no amount, and no release could hold it. Whether
 * there is such a setting, the service says.
 */
function typedValue(fact: string, text: string, live: unknown): unknown {
  const value = toValue(fact, text, live)
  const parsed = parseFact(fact)
  const shape = parsed?.kind === 'settings' && live !== null ? shapeOfSetting(parsed.pointer) : undefined
  const [issue] = shape === undefined ? [] : checkShape(shape, value, {})
  if (issue !== undefined)
    throw new UsageError(
      `${fact} cannot be ${JSON.stringify(value)}. ${[issue.message, issue.hint].filter(Boolean).join(' ')}`,
    )
  return value
}

/** Amounts and copy are text even when they look like numbers, so the kind of the live value decides. */
function toValue(fact: string, text: string, live: unknown): unknown {
  const parsed = parse(text)
  if (isFactOf('copy', fact) || typeof live === 'string') return typeof parsed === 'string' ? parsed : text
  return parsed ?? text
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
