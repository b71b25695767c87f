import type { Core } from '../../../admin/service/core/createCore.ts'
import type { FactValue, PublishTimes } from './StandRequest.ts'
import { now, type TimedStore } from './timeStore.ts'
import { objectOf } from '../../../src/format/value/isObject.ts'

const actor = { name: 'bench', role: 'owner' } as const

/** Drafts edits as an operator would and publishes them through every gate, with all warnings read. */
export async function publishEdits(core: Core, timed: TimedStore, edits: readonly FactValue[]): Promise<PublishTimes> {
  const { publisher, live } = core
  await draftEdits(core, edits)
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

export async function draftEdits({ draft, publisher, format }: Core, edits: readonly FactValue[]): Promise<void> {
  for (const { fact, value } of edits) {
    await draft.put(actor, { fact, value, replaces: format.readFact(publisher.liveFiles(), fact) ?? null })
  }
}

/** When the head says it became the live one. */
export function headDate(live: Core['live']): string {
  return String(objectOf(JSON.parse(live.heads()[0]?.body ?? '{}'))['at'])
}
