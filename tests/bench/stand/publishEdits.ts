import type { Core } from '../../../admin/service/createCore.ts'
import type { PublishTimes } from './StandRequest.ts'
import { now, type TimedStore } from './timeStore.ts'
import { objectOf } from '../../../src/format/isObject.ts'

const actor = { name: 'bench', role: 'owner' } as const

/** Drafts edits as an operator would and publishes them through every gate, with all warnings read. */
export async function publishEdits(
  { draft, publisher, format, live }: Core,
  timed: TimedStore,
  edits: readonly { readonly fact: string; readonly value: unknown }[],
): Promise<PublishTimes> {
  for (const { fact, value } of edits) {
    await draft.put(actor, { fact, value, replaces: format.readFact(publisher.liveFiles(), fact) ?? null })
  }
  const { seq, hash, warnings, blockers } = await publisher.review()
  if (blockers.length > 0) throw new Error(`The edits of the bench were refused: ${JSON.stringify(blockers)}`)
  const startedAt = now()
  const { release } = await publisher.publish(actor.name, {
    reason: 'Bench',
    expectedSeq: seq,
    reviewed: hash,
    acknowledgedWarnings: warnings.map(({ id }) => id),
  })
  return { seq: release.seq, at: headDate(live), startedAt, ...timed.last(), acknowledgedAt: now() }
}

/** When the head says it became the live one. */
export function headDate(live: Core['live']): string {
  return String(objectOf(JSON.parse(live.heads()[0]?.body ?? '{}'))['at'])
}
