import { Type } from 'typebox'
import type { AuditRecord } from '../../../admin/api/auditApi.ts'
import { readAs } from '../../../admin/service/store/rows/readAs.ts'

const Id = Type.Object({ id: Type.String() })
const Edits = Type.Array(Type.Object({ fact: Type.String(), value: Type.Unknown() }))

interface ModelChange {
  readonly owner: string
  readonly members: Set<string>
  readonly edits: Map<string, unknown>
}

/**
 * What should be live and drafted, told only by the log: it is written in the same transaction as what it tells, so its
 * order is the order in which everything happened.
 */
export function createChangesModel() {
  const open = new Map<string, ModelChange>()
  const overlays = new Map<number, ReadonlyMap<string, unknown>>()
  const stops = new Set<string>()
  let seq = 0
  let overlay: ReadonlyMap<string, unknown> = new Map()

  function changeOf(id: string): ModelChange {
    const change = open.get(id)
    if (change === undefined) throw new Error(`Something happened in change ${id}, which is not open.`)
    return change
  }

  function edited({ actor, details }: AuditRecord): ModelChange {
    const change = changeOf(readAs(Id, details['change']).id)
    if (actor !== change.owner && !change.members.has(actor)) throw new Error(`${actor} edited a foreign change.`)
    return change
  }

  function publish({ details }: AuditRecord): ReadonlyMap<string, unknown> {
    const { id } = readAs(Id, details['change'])
    const change = changeOf(id)
    const next = new Map(overlay)
    for (const { fact, value } of readAs(Edits, details['edits'])) {
      if (value === null) next.delete(fact)
      else next.set(fact, value)
      // Another value was drafted while this one was published: it stays.
      if (change.edits.get(fact) === value) change.edits.delete(fact)
    }
    if (change.edits.size === 0) open.delete(id)
    return next
  }

  function drop({ details }: AuditRecord, id: string): void {
    const lost = readAs(Edits, details['edits']).map(({ fact, value }) => [fact, value])
    const known = [...changeOf(id).edits].toSorted(([a], [b]) => (a < b ? -1 : 1))
    if (JSON.stringify(lost) !== JSON.stringify(known))
      throw new Error(`The log says that ${JSON.stringify(lost)} was dropped, not ${JSON.stringify(known)}.`)
    open.delete(id)
  }

  function release(next: ReadonlyMap<string, unknown>): void {
    seq += 1
    overlay = next
    overlays.set(seq, next)
  }

  const steps: Readonly<Record<string, (entry: AuditRecord, subject: string) => unknown>> = {
    'change.add': ({ actor }, id) => open.set(id, { owner: actor, members: new Set(), edits: new Map() }),
    'change.join': ({ actor }, id) => changeOf(id).members.add(actor),
    'change.leave': ({ actor }, id) => changeOf(id).members.delete(actor),
    'change.drop': drop,
    'draft.edit': (entry) => edited(entry).edits.set(entry.subject, entry.details['value']),
    'draft.remove': (entry) => edited(entry).edits.delete(entry.subject),
    'draft.approve': (_entry, id) => changeOf(id),
    'release.publish': (entry) => release(publish(entry)),
    'release.rollback': ({ details }) => release(overlays.get(Number(details['to'])) ?? new Map()),
    'release.system': () => release(overlay),
    'stop.on': (_entry, name) => stops.add(name),
    'stop.lifted': (_entry, name) => stops.delete(name),
  }

  return {
    tell(entry: AuditRecord): void {
      const step = steps[entry.action]
      if (step === undefined) throw new Error(`Nobody did ${entry.action}.`)
      step(entry, entry.subject.slice(entry.subject.indexOf(':') + 1))
    },
    seq: () => seq,
    overlay: () => Object.fromEntries(overlay),
    stops: () => [...stops].toSorted(),
    changes: () =>
      Object.fromEntries(
        [...open].map(([id, { owner, members, edits }]) => [
          id,
          { owner, members: [...members].toSorted(), edits: Object.fromEntries(edits) },
        ]),
      ),
  }
}
