import { createHash } from 'node:crypto'
import { access, readFile, stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { defaultLocale } from '../../../../src/format/locales.ts'
import { lookIntoRelease } from '../../../../src/format/lookIntoRelease.ts'
import { createBreath } from '../../base/background/createBreath.ts'
import type { ReleaseOutline } from '../../base/Format.ts'
import { isWord, wordIn } from './isWord.ts'
import { createPlayWatch, type PlayWatch } from './createPlayWatch.ts'
import type { PlayFailure } from './PlayMessage.ts'
import type { PlayTest } from './PlayTest.ts'
import { createPlayMemory, playedBy, type PlayMemory } from './createPlayMemory.ts'
import type { PlayWorker } from './createPlayWorker.ts'
import type { Blocker } from '../../../api/findings.ts'

/** A bundle that cannot be loaded, so that it says nothing about screens. */
export class BrokenBundle extends Error {}

/** How many screens share one time limit. */
const TOGETHER = 8

interface PlayTestOptions {
  /** The built renderer. */
  readonly bundle: string
  readonly worker: Pick<PlayWorker, 'play'>
  readonly outline: (manifest: unknown) => ReleaseOutline
  readonly memory?: PlayMemory
  readonly watch?: Pick<PlayWatch, 'begin'>
  /** Of an older app: when it was replaced, in ms since 1970. */
  readonly since?: number
}

/**
 * Plays each screen in each language where something changed that it read when it last passed. Where only the words are
 * the same, one language is enough: a limit can break a screen in all of them alone.
 */
export function createPlayTest(options: PlayTestOptions): PlayTest {
  const { bundle, worker, outline, memory = createPlayMemory(), watch = createPlayWatch(), since } = options
  const hashOf = createFileHash()
  return async (release, wanted) => {
    if (!(await exists(bundle))) return [bundleMissing()]
    const bundleHash = await hashOf(bundle)
    const { screens, copy } = outline(release.manifest)
    const url = `${pathToFileURL(bundle).href}?${bundleHash}`
    const { files, manifest } = release
    const look = lookIntoRelease(release)

    const playOf = (screen: string, locale: string): string => playedBy(bundleHash, screen, screens[screen], locale)
    const readsOf = (screen: string, locale: string) => memory.find(playOf(screen, locale), look)

    async function play({ screens: together, locales }: Turn): Promise<readonly Blocker[]> {
      try {
        const { failures, noted } = await worker.play({ bundle: url, files, manifest, screens: together, locales })
        const failed = new Set(failures.map((failure) => failure.screen))
        for (const { screen, locale, reads } of noted)
          if (!failed.has(screen)) memory.add(playOf(screen, locale), reads, look)
        return failures.map(blockerOf)
      } catch (error) {
        if (error instanceof BrokenBundle) throw error
        const [screen, second] = together
        if (screen === undefined) return []
        if (second === undefined) return [stopped(screen, error)]
        // Each alone, to know which one it was; the others may well pass.
        return playAll(together.map((one) => ({ screens: [one], locales })))
      }
    }

    async function playAll(turns: readonly Turn[]): Promise<readonly Blocker[]> {
      const blockers: Blocker[] = []
      for (const turn of turns) blockers.push(...(await play(turn)))
      return blockers
    }

    async function playWatched(plays: readonly Play[]): Promise<readonly Blocker[]> {
      const turns = turnsOf(plays)
      if (turns.length === 0) return []
      const watched = watch.begin(turns.flatMap((turn) => turn.screens).length, since)
      const blockers: Blocker[] = []
      try {
        for (const turn of turns) {
          blockers.push(...(await play(turn)))
          watched.add(turn.screens.length)
        }
      } finally {
        watched.end()
      }
      return blockers
    }

    const isNew = ({ screen, locale }: Play): boolean => readsOf(screen, locale) === undefined

    /** Whether this language shows only words that it was played with before, as far as the first language tells. */
    function follows({ screen, locale }: Play): boolean {
      if (locale === defaultLocale || copy[defaultLocale] === undefined) return false
      const known = memory.wordsOf(playOf(screen, locale), look)
      const reads = readsOf(screen, defaultLocale) ?? []
      return known !== undefined && reads.every((read) => !isWord(read) || known.has(wordIn(read, locale)))
    }

    function settle({ screen, locale }: Play): void {
      const reads = readsOf(screen, defaultLocale)?.map((read) => wordIn(read, locale))
      if (reads !== undefined) memory.add(playOf(screen, locale), reads, look)
    }

    const breathe = createBreath()
    const changed: Play[] = []
    for (const screen of Object.keys(screens).filter((name) => wanted?.includes(name) ?? true))
      for (const locale of Object.keys(copy)) {
        await breathe()
        if (isNew({ screen, locale })) changed.push({ screen, locale })
      }
    const { true: following = [], false: leading = [] } = Object.groupBy(changed, (one) => `${follows(one)}`)
    const blockers = [...(await playWatched(leading))]
    const refused = new Set(blockers.map(({ screen }) => screen))
    const open = following.filter(({ screen }) => !refused.has(screen))
    for (const one of open) if (follows(one)) settle(one)
    blockers.push(...(await playWatched(open.filter(isNew))))
    return blockers
  }
}

/** The hash of a file, which is read again only once it was written again: a bundle has megabytes. */
function createFileHash(): (path: string) => Promise<string> {
  let known: { readonly version: string; readonly hash: string } | undefined
  return async (path) => {
    const { ino, size, mtimeMs } = await stat(path)
    const version = `${path} ${ino} ${size} ${mtimeMs}`
    if (known?.version !== version) {
      const bytes = await readFile(path)
      known = { version, hash: createHash('sha256').update(bytes).digest('hex') }
    }
    return known.hash
  }
}

interface Play {
  readonly screen: string
  readonly locale: string
}

/** Screens that share one time limit, and the languages they are played in. */
interface Turn {
  readonly screens: readonly string[]
  readonly locales: readonly string[]
}

function turnsOf(plays: readonly Play[]): readonly Turn[] {
  const byScreen = Map.groupBy(plays, ({ screen }) => screen)
  const alike = Map.groupBy(byScreen, ([, own]) => own.map(({ locale }) => locale).join())
  return [...alike].flatMap(([locales, together]) =>
    Array.from({ length: Math.ceil(together.length / TOGETHER) }, (_, turn) => ({
      screens: together.slice(turn * TOGETHER, (turn + 1) * TOGETHER).map(([screen]) => screen),
      locales: locales.split(','),
    })),
  )
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
