import { randomUUID } from 'node:crypto'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { stopNames, type StopName, stopsOf } from '../../../../src/format/wire/stops.ts'
import type { StopRecord } from '../../../api/stopApi.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import { isAway } from '../../store/answersSoon.ts'
import type { OwnLift, OwnStop } from '../../store/files/ownStops.ts'
import type { TrialOver } from '../../store/files/readDiskHeads.ts'
import type { Pointer } from '../../store/rows/pointerRows.ts'
import type { LiveRecord } from './LiveRelease.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import { type Incident, incident, replaceIncidents } from '../../base/createIncidents.ts'

/** A node that was off for longer does not put a stop on everywhere: a person decides. */
const OLD_MS = 24 * 60 * 60_000

const NOT_MERGED = incident(
  'own-stop-waits',
  'A stop that was set on this node while it could not reach the database cannot be put into it. It stays on here, and the service tries again each second.',
)

/** Heads as they were shown last, for showing them again under other stops. */
interface Shown {
  readonly pointers: readonly Pointer[]
  readonly record: LiveRecord
  readonly trial: TrialOver | undefined
}

export type StopsShown = ReturnType<typeof createStopsShown>

/**
 * The stops that members are told of: those of the store as it was last read, and this node's own, which go into the
 * store before anything else is shown.
 */
export function createStopsShown({ store, live, ownStops, clock, announces, incidents }: ReleaseContext) {
  const makeEntry = auditEntry(clock)
  let stored: readonly StopRecord[] = []
  let listed: readonly StopRecord[] = []
  let shown: Shown | undefined
  /** Heads that this node has dated, and what they say. */
  let dated: { readonly says: string; readonly at: string } | undefined
  let told: readonly Incident[] = []

  const isOld = ({ at }: OwnStop): boolean => clock.now() - Date.parse(at) > OLD_MS

  /** Where both have a stop, the store's words count. */
  function withOwn(records: readonly StopRecord[]): readonly StopRecord[] {
    const own = new Map(ownStops.on().map((stop) => [stop.name, stop]))
    return stopNames.flatMap((name) => {
      const [record, mine] = [records.find((stop) => stop.name === name), own.get(name)]
      if (mine === undefined) return record ?? []
      const { id, node } = mine
      return { ...(record ?? recordOf(mine)), own: { id, node, isKept: ownStops.isKept(id), isOld: isOld(mine) } }
    })
  }

  /**
   * Under a stop of its own, a node dates its heads later than the store does, and later than those before, so that
   * phones take them as new; until the store's are later again.
   */
  function dateHere({ pointers, trial }: Omit<Shown, 'record'>, stops: readonly StopRecord[]): readonly Pointer[] {
    const newest = Math.max(...pointers.map(({ at }) => Date.parse(at)))
    const isAhead = dated !== undefined && newest > Date.parse(dated.at)
    if (ownStops.on().length === 0 && (dated === undefined || isAhead)) {
      dated = undefined
      return pointers
    }
    const says = saidBy({ pointers, trial }, stops)
    if (dated === undefined || isAhead || dated.says !== says) {
      const before = dated === undefined ? newest : Math.max(newest, Date.parse(dated.at))
      dated = { says, at: new Date(Math.max(clock.now(), before + 1)).toISOString() }
    }
    const { at } = dated
    return pointers.map((pointer) => ({ ...pointer, at }))
  }

  function show(
    pointers: readonly Pointer[],
    record: LiveRecord,
    settings: string | undefined,
    trial?: TrialOver,
  ): void {
    shown = { pointers, record, trial }
    listed = withOwn(stored)
    live.show(dateHere(shown, listed), record, settings, { stops: stopsOf(listed), trial })
    tellOld()
  }

  /** In the desk and in the log, until somebody decides. */
  function tellOld(): void {
    told = replaceIncidents(incidents, told, ownStops.on().filter(isOld).map(oldStop))
  }

  const isDue = (line: OwnStop | OwnLift): boolean => 'lifts' in line || ownStops.isLifted(line.id) || !isOld(line)

  /** Takes a line into the store, in a transaction of its own. */
  async function mergeLine(line: OwnStop | OwnLift, decidedBy?: string): Promise<void> {
    const { id, name, reason, actor, node, at } = line
    const isStop = 'beside' in line
    // Before the stop itself: once it can be lifted everywhere, its alert must not stop again.
    if (isStop && line.alert)
      await store.noteAlerts([{ stop: name, alert: line.alert }], new Date(clock.now()).toISOString())
    const details = {
      id,
      node,
      at,
      ...(isStop ? line.words && { words: line.words } : { lifts: line.lifts }),
      ...(decidedBy !== undefined && { decidedBy }),
    }
    await store.mergeStop({
      id,
      name,
      audit: { ...makeEntry(actor, isStop ? 'stop.on' : 'stop.lifted', `stop:${name}`, details), reason },
      ...(isStop && !ownStops.isLifted(id) && { stop: recordOf(line) }),
      ...(!isStop && line.next === undefined && { lifts: line.lifts }),
      ...(dated && { shown: dated.at }),
      ...(announces && { deliveryId: randomUUID() }),
    })
    await ownStops.noteMerged(id, new Date(clock.now()).toISOString())
  }

  /**
   * Brings every line that is due into the store. One that it does not take stays on here.
   * @returns reads the stops back
   */
  async function merge(): Promise<() => Promise<void>> {
    let failure: unknown
    for (const line of ownStops.waiting().filter(isDue)) {
      // What keeps one of them out does not keep out the others.
      if (!isAway(failure)) await mergeLine(line).catch((error: unknown) => (failure = error))
    }
    if (failure === undefined) incidents.settle(NOT_MERGED)
    else incidents.raise(NOT_MERGED, failure)
    const taken = ownStops.unread()
    return async () => {
      stored = await store.stops()
      ownStops.forget(taken)
      listed = withOwn(stored)
    }
  }

  return {
    show,
    /** Shows what is live again; answers whether anything is. */
    showAgain(): boolean {
      if (shown === undefined) listed = withOwn(stored)
      else show(shown.pointers, shown.record, undefined, shown.trial)
      return shown !== undefined
    },
    merge,
    /** Takes one of this node's own into the store, however old it is. */
    put: (stop: OwnStop, decidedBy: string): Promise<void> => mergeLine(stop, decidedBy),
    /** A stop that the store has taken, and that could not be read back. */
    add(stop: StopRecord): void {
      stored = [...stored.filter(({ name }) => name !== stop.name), stop]
    },
    /** Heads and stops as the disk has them: what this node alone had stopped is not the store's, and may be over. */
    readFromDisk(heads: readonly Pointer[], stops: readonly StopRecord[], trial: TrialOver | undefined): void {
      const mine = ownStops.waiting().filter((line) => 'beside' in line && !line.beside && isDue(line))
      stored = stops.filter(({ name }) => !mine.some((line) => line.name === name))
      const at = heads
        .map((head) => head.at)
        .toSorted()
        .at(-1)
      if (at !== undefined && ownStops.waiting().length > 0)
        dated = { says: saidBy({ pointers: heads, trial }, stops), at }
    },
    /** Whether what is shown is what the store and this node have; throws the store's errors. */
    async areCurrent(): Promise<boolean> {
      const records = await store.stops()
      if (ownStops.unread().length > 0 || ownStops.waiting().some(isDue)) return false
      return sameValue(withOwn(records), listed)
    },
    /** Whether the store, as it was last read, has this stop on. */
    isStored: (name: StopName): boolean => stored.some((stop) => stop.name === name),
    /** Those that are on, as shown. While the store cannot be read, some are known only by their words. */
    list: (): readonly StopRecord[] => listed,
  }
}

function recordOf({ name, reason, actor, at, words }: OwnStop): StopRecord {
  return { name, reason, actor, at, ...(words && { words }) }
}

/** Everything that heads say but their date. */
const saidBy = ({ pointers, trial }: Omit<Shown, 'record'>, stops: readonly StopRecord[]): string =>
  JSON.stringify([
    pointers.map(({ plan, seq, sha, retired, chain }) => [plan, seq, sha, retired, chain]),
    stopsOf(stops),
    trial,
  ])

const oldStop = ({ id, name, actor, at }: OwnStop): Incident =>
  incident(
    'own-stop-old',
    `The stop of ${name}, which ${actor} set at ${at} while this node could not reach the database, is more than a day old, so it is on here alone. Put it on everywhere or drop it: in the desk, or by npm run release -- own ${id} all|drop.`,
    { actor },
  )
