import { useRef } from 'react'
import useSWR from 'swr'
import type { Issue } from '../../../src/format/Issue.ts'
import type { Manifest } from '../../../src/format/release.ts'
import type { OpenChange } from '../../api/changeApi.ts'
import type { PlayedSchedule } from '../../api/draftApi.ts'
import type { Schedule } from '../../api/scheduleApi.ts'
import { useApi } from '../api/ApiProvider.tsx'
import type { ServiceClient } from '../api/serviceClient.ts'
import type { DraftSnapshot } from '../facts/draft/Draft.ts'
import type { PlayableRelease } from '../facts/documents/PlayableRelease.ts'

export interface DraftReleaseState {
  readonly issues: readonly Issue[]
  /** The last draft that could be played; missing until the first answer. */
  readonly release: PlayableRelease | undefined
  /** The saved draft has errors: `release` is the last one without. */
  readonly isBroken: boolean
  /** Why it could not be asked for; undefined where it could. */
  readonly problem: unknown
  /** Schedules that go out and are taken back until the phone's moment, in order. */
  readonly scheduled: readonly PlayedSchedule[]
  /** All this is of the change that was played before, until this one is compiled. */
  readonly isOther: boolean
}

const none: readonly Issue[] = []
const nothing: readonly PlayedSchedule[] = []

/**
 * The change that the page speaks of, and others `together` with it, by their ids, checked and compiled by the service
 * whenever one of them changes; at a moment ahead, over all that is scheduled until then.
 */
export function useDraftRelease(
  snapshot: DraftSnapshot,
  change: OpenChange | undefined,
  {
    together,
    moment = '',
    rollback,
  }: { readonly together: readonly string[]; readonly moment?: string; readonly rollback?: number | undefined },
): DraftReleaseState {
  const api = useApi()
  const known = useRef<Known>({ files: {}, release: undefined, of: undefined })
  const of = rollback === undefined ? change?.id : `rollback:${rollback}`
  const played = rollback === undefined ? playedTogether(snapshot.changes, change, together) : []
  const revisions = played.map(({ id, edits }) =>
    [id, ...edits.map(({ rev }) => rev).toSorted((a, b) => a - b)].join('@'),
  )
  const due = rollback === undefined ? dueBy(snapshot.schedules, moment) : []
  const at = due.length > 0 ? new Date(moment).toISOString() : undefined
  const ahead = due.length > 0 ? [moment, ...due.map(momentsOf)] : []
  const key = snapshot.status === 'ready' ? ['draft-release', snapshot.seq, rollback, ...revisions, ...ahead] : null
  const asked = { changes: idsOf(played), at, rollback }
  const { data, error } = useSWR(key, () => readRelease(api, of, asked, known.current), {
    // The phone keeps playing until the next draft is compiled; a changed draft starts that.
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  const problem: unknown = error
  const isOther = data !== undefined && data.of !== of
  return {
    issues: isOther ? none : (data?.issues ?? none),
    release: data?.release,
    isBroken: data?.isBroken === true && !isOther,
    problem,
    scheduled: isOther ? nothing : (data?.scheduled ?? nothing),
    isOther,
  }
}

/** Those that wait and will have been due. */
const dueBy = (schedules: readonly Schedule[], moment: string): readonly Schedule[] =>
  schedules.filter(({ state, at }) => state === 'waiting' && Date.parse(at) <= Date.parse(moment))

const momentsOf = ({ id, at, takeBackAt = '' }: Schedule): string => [id, at, takeBackAt].join('@')

/** The others first: where two change one fact, the change of the page wins. */
export function playedTogether(
  changes: readonly OpenChange[],
  change: OpenChange | undefined,
  together: readonly string[],
): readonly OpenChange[] {
  const others = changes.filter(({ id }) => id !== change?.id && together.includes(id))
  return change === undefined ? others : [...others, change]
}

/** Ids of changes that are played together, as calls take them; undefined for none. */
export const idsOf = (changes: readonly OpenChange[]): string | undefined =>
  changes.length === 0 ? undefined : changes.map(({ id }) => id).join(',')

/** Every file so far, so that each is sent once. */
interface Known {
  files: Readonly<Record<string, string>>
  release: PlayableRelease | undefined
  /** The change that the release is of, or the release that is gone back to. */
  of: string | undefined
}

interface ReadRelease extends Pick<DraftReleaseState, 'issues' | 'release' | 'isBroken' | 'scheduled'> {
  readonly of: string | undefined
}

async function readRelease(
  api: ServiceClient,
  of: string | undefined,
  {
    rollback,
    ...asked
  }: { readonly changes: string | undefined; readonly at: string | undefined; readonly rollback: number | undefined },
  known: Known,
): Promise<ReadRelease> {
  const live = known.release === undefined ? undefined : ((await api.status()).sha ?? undefined)
  const ask = (have?: string) =>
    rollback === undefined
      ? api.draftRelease({ querystring: { have, ...asked } })
      : api.rollbackRelease({ params: { seq: rollback }, querystring: { have } })
  let { issues, release, scheduled = nothing } = await ask(live)
  if (release !== undefined && live !== undefined && !isWhole(release.manifest, { ...known.files, ...release.files }))
    ({ issues, release, scheduled = nothing } = await ask())
  // Where a change has errors, its own last release plays on, never another change's.
  if (known.of !== of) known.release = undefined
  known.of = of
  if (release !== undefined) {
    known.files = { ...known.files, ...release.files }
    known.release = {
      manifest: release.manifest,
      files: Object.fromEntries(
        addressesOf(release.manifest).map((address) => [address, known.files[address] ?? 'null']),
      ),
    }
  }
  return { issues, release: known.release, isBroken: release === undefined, scheduled, of }
}

function isWhole(manifest: Manifest, files: Readonly<Record<string, string>>): boolean {
  return addressesOf(manifest).every((address) => Object.hasOwn(files, address))
}

function addressesOf({ screens, copy, settings, notices, lists }: Manifest): readonly string[] {
  return [...Object.values(screens).map(({ sha }) => sha), ...Object.values(copy), settings, notices, lists]
}
