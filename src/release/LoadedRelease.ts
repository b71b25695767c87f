import type { Lists } from '../format/lists.ts'
import type { CompiledNotice } from '../format/notices.ts'
import type { CompiledRelease, CompiledSettings, Manifest } from '../format/release.ts'
import type { ScreenPlan } from '../format/screen.ts'
import type { Locale } from '../format/locales.ts'

/**
 * A whole release, ready to play. Each file is parsed when it is first asked for and then stays the same object, also
 * over a swap that leaves the file as it was: what did not change does not render again.
 */
export interface LoadedRelease {
  /** The address of the manifest. */
  readonly sha: string
  readonly manifest: Manifest
  screen(id: string): ScreenPlan | undefined
  /** Undefined while the copy of a language is not here: a build's own release starts with the member's. */
  copy(locale: Locale): Readonly<Record<string, string>> | undefined
  settings(): CompiledSettings
  notices(): readonly CompiledNotice[]
  lists(): Lists
}

/** A release with what it takes to keep it and to make the next one from it. */
export interface HeldRelease extends LoadedRelease {
  readonly files: ReadonlyMap<string, string>
  /** Parsed files by address. */
  readonly parsed: Map<string, unknown>
}

/** Reads a screen's file forgivingly; undefined when there is no screen in it at all. */
export type ReadPlan = (value: unknown) => ScreenPlan | undefined

interface LoadOptions {
  /** Lends what it has already parsed. */
  readonly previous?: HeldRelease | undefined
  /** Left out for the release that this build has compiled itself: nothing in that is unknown to it. */
  readonly readPlan?: ReadPlan | undefined
}

/** Puts verified files together. */
export function loadRelease(
  { manifest, sha, files }: CompiledRelease,
  { previous, readPlan }: LoadOptions = {},
): HeldRelease {
  const parsed = new Map<string, unknown>()
  for (const address of files.keys()) {
    if (previous?.parsed.has(address)) parsed.set(address, previous.parsed.get(address))
  }

  function read(address: string, as: (value: unknown) => unknown = (value) => value): unknown {
    if (!parsed.has(address)) parsed.set(address, as(JSON.parse(files.get(address) ?? 'null')))
    return parsed.get(address)
  }

  return {
    sha,
    manifest,
    files,
    parsed,
    screen: (id) => {
      const entry = Object.hasOwn(manifest.screens, id) ? manifest.screens[id] : undefined
      return entry && (read(entry.sha, readPlan) as ScreenPlan | undefined)
    },
    copy: (locale) =>
      files.has(manifest.copy[locale]) ? (read(manifest.copy[locale]) as Readonly<Record<string, string>>) : undefined,
    settings: () => read(manifest.settings) as CompiledSettings,
    notices: () => read(manifest.notices) as readonly CompiledNotice[],
    lists: () => read(manifest.lists) as Lists,
  }
}
