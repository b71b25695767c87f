import { Check } from 'typebox/value'
import { type StopName, stopNames } from '../../../../src/format/stops.ts'
import { type StopRecord, WordsSchema } from '../../../api/stopApi.ts'
import type { AuditRecord } from '../../../api/auditApi.ts'
import type { Store } from '../../store/Store.ts'

type Log = Pick<Store, 'stops' | 'listAudit'>

const PAGE = 200

/**
 * The stops that were on at a moment, by the log, which every stop and every lifting writes into in its own transaction.
 * Undefined where the log does not lead to the stops that are on now: somebody has changed one of the two beside the
 * service.
 */
export async function readStopsAt(store: Log, moment: string): Promise<readonly StopRecord[] | undefined> {
  const before = await store.stops()
  const now = await stopsUntil(store)
  // Something may be stopped or lifted just between two reads.
  const isWhole = [before, await store.stops()].some((on) => namesOf(on) === namesOf(now))
  return isWhole ? stopsUntil(store, new Date(Date.parse(moment) + 1).toISOString()) : undefined
}

const namesOf = (stops: readonly StopRecord[]): string => stops.map(({ name }) => name).join(' ')

async function stopsUntil(store: Log, until?: string): Promise<readonly StopRecord[]> {
  const on = await newestBySubject(store, 'stop.on', until)
  const lifted = await newestBySubject(store, 'stop.lifted', until)
  return stopNames.flatMap((name) => {
    const entry = on.get(`stop:${name}`)
    return entry !== undefined && entry.id > (lifted.get(`stop:${name}`)?.id ?? 0) ? [stopOf(name, entry)] : []
  })
}

async function newestBySubject(
  store: Log,
  action: string,
  until: string | undefined,
): Promise<ReadonlyMap<string, AuditRecord>> {
  const newest = new Map<string, AuditRecord>()
  let before: number | undefined
  for (;;) {
    const page = await store.listAudit({
      action,
      limit: PAGE,
      ...(until !== undefined && { until }),
      ...(before !== undefined && { before }),
    })
    for (const entry of page) if (!newest.has(entry.subject)) newest.set(entry.subject, entry)
    if (page.length < PAGE || newest.size === stopNames.length) return newest
    before = page.at(-1)?.id
  }
}

function stopOf(name: StopName, { actor, at, reason, details: { words } }: AuditRecord): StopRecord {
  return { name, reason, actor, at, ...(Check(WordsSchema, words) && { words }) }
}
