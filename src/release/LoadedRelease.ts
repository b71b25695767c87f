import type { Lists } from '../format/lists.ts'
import type { CompiledNotice } from '../format/notices.ts'
import type { CompiledRelease, CompiledSettings, Manifest } from '../format/release.ts'
import type { ScreenPlan } from '../format/screen.ts'
import type { Locale } from '../format/locales.ts'

/**
 * A release, ready to play. Each file is parsed when it is first asked for and then stays the same object, also
 * over a swap that leaves the file as it was: what did not change does not render again.
 */
export interface LoadedRelease {
  /** The address of the manifest. */
  readonly sha: string
  readonly manifest: Manifest
  /** False while the build's own release is here only as far as the first screen of a page needs it. */
  readonly isWhole: boolean
  screen(id: string): ScreenPlan | undefined
  /**
   * Undefined while the copy of a language is not here: a build's own release starts with the member's, and one that is
   * not whole with those words that its screen says.
   */
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
  /** Of a release that is not whole: the words that are here before the copy of their language. */
  readonly words?: FirstWords | undefined
}

/** Copy of one language, as far as one screen says it. */
export type FirstWords = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>

/** Puts verified files together. */
export function loadRelease(
  { manifest, sha, files }: CompiledRelease,
  { previous, readPlan, words }: LoadOptions = {},
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
    isWhole: words === undefined,
    screen: (id) => {
      const entry = Object.hasOwn(manifest.screens, id) ? manifest.screens[id] : undefined
      return entry && files.has(entry.sha) ? (read(entry.sha, readPlan) as ScreenPlan | undefined) : undefined
    },
    copy: (locale) =>
      files.has(manifest.copy[locale])
        ? (read(manifest.copy[locale]) as Readonly<Record<string, string>>)
        : words?.[locale],
    settings: () => read(manifest.settings) as CompiledSettings,
    notices: () => read(manifest.notices) as readonly CompiledNotice[],
    lists: () => read(manifest.lists) as Lists,
  }
}
