import { createHash } from 'node:crypto'
import { factName } from '../../../../src/format/facts/factName.ts'
import { noFacts } from '../../../../src/format/facts/parseFacts.ts'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { Warning } from '../../../api/findings.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { titleOfChange } from '../../base/titleOfChange.ts'
import { type Found, movedFacts } from '../../store/movedFacts.ts'
import type { WaitingSchedule } from '../../store/rows/scheduleRows.ts'

/** A value of this size is shown; of a longer one, such as a whole screen, there is only the name. */
const SHOWN = 2_000

/**
 * Warnings that a release would move facts which waiting schedules set, by name, moment and value. Whoever makes it has
 * to tick them; what goes out by itself was ticked when it was scheduled.
 */
export function scheduleWarnings(
  waiting: readonly WaitingSchedule[],
  { live, next, by }: { readonly live: Found; readonly next: Found; readonly by: 'change' | 'release' },
): Warning[] {
  return waiting.flatMap((schedule) => {
    const moved = new Set(movedFacts(schedule, live).map(({ fact }) => fact))
    return movedFacts(schedule, next)
      .filter(({ fact }) => !moved.has(fact))
      .map(({ fact, value }) => warningOf(schedule, fact, value, next.valueOf(fact), by))
  })
}

/**
 * Warnings that a change would move facts which the running trial sets, the fact itself or one around or in it; the
 * trial goes out to everybody by itself, or halts and says so.
 */
export function trialWarnings(
  tried: OpenChange | undefined,
  { live, next }: { readonly live: Found; readonly next: Found },
): Warning[] {
  if (tried === undefined) return []
  const { id, name, owner, edits: drafted } = tried
  const movedIn = (found: Found) => movedFacts({ kind: 'publish', drafted, edits: [] }, found)
  const moved = new Set(movedIn(live).map(({ fact }) => fact))
  return movedIn(next)
    .filter(({ fact }) => !moved.has(fact))
    .map(({ fact, value }) => {
      const subject = factName(fact, 'en', noFacts)
      return {
        ...about(fact, 'trial-too', { name, owner }, value),
        id: warningId('trial', id, fact, value, next.valueOf(fact)),
        message: `${titleOfChange(tried)} is tried on some phones and sets ${subject} too, to ${written(value)}. Whichever goes out first keeps the other from going out.`,
      }
    })
}

function warningOf(
  { id, kind, change, at }: Schedule,
  fact: string,
  value: unknown,
  next: unknown,
  by: 'change' | 'release',
): Warning {
  const { name, owner } = change
  const said = `${kind === 'publish' ? 'schedule' : 'take-back'}-${by}`
  return {
    ...about(fact, said, { name, owner, at }, value),
    id: warningId('schedule', id, at, fact, value, next),
    message: sentences[kind][by](titleOfChange(change), factName(fact, 'en', noFacts), written(value), at),
  }
}

type Sentence = (title: string, fact: string, value: string, at: string) => string

const sentences: Readonly<Record<Schedule['kind'], Readonly<Record<'change' | 'release', Sentence>>>> = {
  publish: {
    change: (title, fact, value, at) =>
      `${title} sets ${fact} too, to ${value}, at ${at}. Whichever goes out first keeps the other from going out.`,
    release: (title, fact, value, at) =>
      `${title} is to set ${fact} to ${value} at ${at}. After this it cannot go out.`,
  },
  'take-back': {
    change: (title, fact, value, at) =>
      `${title} is taken back at ${at}, and ${fact} with it, to ${value}. What goes out before then stays; what is to go out later cannot.`,
    release: (title, fact, value, at) =>
      `${title} is to be taken back at ${at}, and ${fact} with it, to ${value}. After this, that stays as it is.`,
  },
}

const about = (fact: string, id: string, values: Readonly<Record<string, string>>, value: unknown) => {
  const sets = JSON.stringify(value)
  return {
    gate: 'schedule' as const,
    code: 'scheduled-too',
    fact,
    said: { id, values: { ...values, ...(sets.length <= SHOWN && { sets }) } },
    mustAcknowledge: true,
  }
}

/** Another one with another moment or value: what was ticked does not cover it. */
const warningId = (...parts: readonly unknown[]): string =>
  `schedule:${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`

function written(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 80 ? 'another version' : text
}
