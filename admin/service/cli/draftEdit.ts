import { isFactOf } from '../../../src/format/fact.ts'
import type { DeskConnection } from './DeskConnection.ts'

/** Drafts one edit from typed text, undefined to take it away; answers a line about what happened. */
export async function draftEdit(connection: DeskConnection, fact: string, text: string | undefined): Promise<string> {
  return draft(connection, fact, (live) => (text === undefined ? null : toValue(fact, text, live)))
}

/** Drafts one edit unparsed, `null` to take it away; answers a line about what happened. */
export async function draftValue(connection: DeskConnection, fact: string, value: unknown): Promise<string> {
  return draft(connection, fact, () => value)
}

async function draft(connection: DeskConnection, fact: string, valueFor: (live: unknown) => unknown): Promise<string> {
  const found = await connection.call('GET', '/facts', { querystring: { fact } })
  const { live } = found
  const value = valueFor(live)
  const { edit } = await connection.call('PUT', '/draft/edits', {
    body: { fact, value, replaces: 'draft' in found ? found.draft : live },
  })
  return edit === null
    ? `${fact} already has this value; nothing is drafted.`
    : `Drafted: ${fact} ${JSON.stringify(live)} → ${JSON.stringify(edit.value)}`
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
