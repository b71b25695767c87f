import { useRef } from 'react'
import useSWR from 'swr'
import type { Issue } from '../../../src/format/Issue.ts'
import type { Manifest } from '../../../src/format/release.ts'
import { useApi } from '../api/ApiProvider.tsx'
import type { DeskApi } from '../api/DeskApi.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import type { PlayableRelease } from './PlayableRelease.ts'

export interface DraftReleaseState {
  readonly issues: readonly Issue[]
  /** The last draft that could be played; missing until the first answer. */
  readonly release: PlayableRelease | undefined
  /** The saved draft has errors: `release` is the last one without. */
  readonly isBroken: boolean
  /** Why it could not be asked for; undefined where it could. */
  readonly problem: unknown
}

const none: readonly Issue[] = []

/** The saved draft, checked and compiled by the service whenever it changes. */
export function useDraftRelease(snapshot: DraftSnapshot): DraftReleaseState {
  const api = useApi()
  const known = useRef<Known>({ files: {}, release: undefined })
  const revisions = [...snapshot.edits.values()].map(({ fact, rev }) => `${fact}@${rev}`).sort()
  const key = snapshot.status === 'ready' ? ['draft-release', snapshot.seq, ...revisions] : null
  const { data, error } = useSWR(key, () => readRelease(api, known.current), {
    // The phone keeps playing until the next draft is compiled; a changed draft starts that.
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  const problem: unknown = error
  return {
    issues: data?.issues ?? none,
    release: data?.release,
    isBroken: data?.isBroken ?? false,
    problem,
  }
}

/** Every file so far, so that each is sent once. */
interface Known {
  files: Readonly<Record<string, string>>
  release: PlayableRelease | undefined
}

async function readRelease(api: DeskApi, known: Known): Promise<Omit<DraftReleaseState, 'problem'>> {
  const live = known.release === undefined ? undefined : ((await api.status()).sha ?? undefined)
  let { issues, release } = await api.draftRelease(live)
  if (release !== undefined && live !== undefined && !isWhole(release.manifest, { ...known.files, ...release.files }))
    ({ issues, release } = await api.draftRelease())
  if (release !== undefined) {
    known.files = { ...known.files, ...release.files }
    known.release = {
      manifest: release.manifest,
      files: Object.fromEntries(
        addressesOf(release.manifest).map((address) => [address, known.files[address] ?? 'null']),
      ),
    }
  }
  return { issues, release: known.release, isBroken: release === undefined }
}

function isWhole(manifest: Manifest, files: Readonly<Record<string, string>>): boolean {
  return addressesOf(manifest).every((address) => Object.hasOwn(files, address))
}

function addressesOf({ screens, copy, settings, notices, lists }: Manifest): readonly string[] {
  return [...Object.values(screens).map(({ sha }) => sha), ...Object.values(copy), settings, notices, lists]
}
