import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { CompiledRelease, ReleaseOutline } from '../Format.ts'
import type { PlayFailure } from './PlayMessage.ts'
import type { PlayTest } from './PlayTest.ts'
import { createPlayMemory, type PlayMemory } from './createPlayMemory.ts'
import type { PlayWorker } from './createPlayWorker.ts'
import type { Blocker } from '../../api/findings.ts'

/** How many screens share one time limit. */
const TOGETHER = 8

export interface PlayTestOptions {
  /** The built renderer. */
  readonly bundle: string
  readonly worker: PlayWorker
  readonly outline: (manifest: unknown) => ReleaseOutline
  readonly memory?: PlayMemory
}

/** Plays every screen in every language in which its inputs changed since it last passed. */
export function createPlayTest({ bundle, worker, outline, memory = createPlayMemory() }: PlayTestOptions): PlayTest {
  return async (release) => {
    if (!(await exists(bundle))) return [bundleMissing()]
    const bundleHash = createHash('sha256')
      .update(await readFile(bundle))
      .digest('hex')
    const parts = outline(release.manifest)
    const inputsOf = createInputs(release, parts, bundleHash)
    const url = `${pathToFileURL(bundle).href}?${bundleHash}`
    const { files, manifest } = release

    async function play({ screens, locales }: Turn): Promise<readonly Blocker[]> {
      try {
        const failures = await worker.play({ bundle: url, files, manifest, screens, locales })
        const failed = new Set(failures.map((failure) => failure.screen))
        for (const screen of screens) {
          if (!failed.has(screen)) for (const locale of locales) memory.add(inputsOf(screen, locale))
        }
        return failures.map(blockerOf)
      } catch (error) {
        const [screen, second] = screens
        if (screen === undefined) return []
        if (second === undefined) return [stopped(screen, error)]
        // Each alone, to know which one it was; the others may well pass.
        return playAll(screens.map((one) => ({ screens: [one], locales })))
      }
    }

    async function playAll(turns: readonly Turn[]): Promise<readonly Blocker[]> {
      const blockers: Blocker[] = []
      for (const turn of turns) blockers.push(...(await play(turn)))
      return blockers
    }

    const isNew = (screen: string, locale: string): boolean => !memory.has(inputsOf(screen, locale))
    const blockers = await playAll(turnsOf(parts, isNew))
    await memory.keep()
    return blockers
  }
}

/** Screens that share one time limit, and the languages they are played in. */
interface Turn {
  readonly screens: readonly string[]
  readonly locales: readonly string[]
}

/** A text that changed in one language is played again only in that language. */
function turnsOf(
  { screens, copy }: ReleaseOutline,
  isNew: (screen: string, locale: string) => boolean,
): readonly Turn[] {
  const wanted = Map.groupBy(Object.keys(screens), (screen) =>
    Object.keys(copy)
      .filter((locale) => isNew(screen, locale))
      .join(),
  )
  return [...wanted].flatMap(([locales, together]) => {
    if (locales === '') return []
    return Array.from({ length: Math.ceil(together.length / TOGETHER) }, (_, turn) => ({
      screens: together.slice(turn * TOGETHER, (turn + 1) * TOGETHER),
      locales: locales.split(','),
    }))
  })
}

/** The inputs of a screen in a language: its plan, the texts, the renderer, and all that is neither screen nor text. */
function createInputs(
  release: CompiledRelease,
  { screens, copy }: ReleaseOutline,
  bundleHash: string,
): (screen: string, locale: string) => string {
  const own = new Set([...Object.values(screens), ...Object.values(copy), release.sha])
  const shared = [...release.files.keys()].filter((sha) => !own.has(sha)).toSorted()
  return (screen, locale) =>
    createHash('sha256')
      .update([bundleHash, screens[screen], locale, copy[locale], ...shared].join())
      .digest('hex')
}

function blockerOf({ screen, locale, message }: PlayFailure): Blocker {
  return {
    gate: 'play',
    code: 'screen-failed',
    screen,
    locale,
    said: { id: 'play-failed', values: { screen, locale, reason: message } },
    message: `The screen ${screen} fails in ${locale}: ${message}`,
  }
}

function stopped(screen: string, error: unknown): Blocker {
  const reason = error instanceof Error ? error.message : String(error)
  return {
    gate: 'play',
    code: 'play-stopped',
    screen,
    said: { id: 'play-stopped', values: { screen, reason } },
    message: `The screen ${screen} cannot be played: ${reason}`,
  }
}

function bundleMissing(): Blocker {
  return {
    gate: 'play',
    code: 'play-bundle-missing',
    said: { id: 'not-built' },
    message: 'The screens cannot be played, because the renderer is not built.',
    hint: 'Run "npm run build", then start the service again.',
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
