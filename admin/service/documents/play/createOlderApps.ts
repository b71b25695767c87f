import { readFile } from 'node:fs/promises'
import type { CompiledRelease, ReleaseOutline } from '../../base/Format.ts'
import { type Findings, noFindings } from '../gates/Gate.ts'
import type { Blocker, Warning } from '../../../api/findings.ts'
import type { PlayMemory } from './createPlayMemory.ts'
import { BrokenBundle, createPlayTest } from './createPlayTest.ts'
import type { PlayWatch } from './createPlayWatch.ts'
import type { PlayWorker } from './createPlayWorker.ts'
import { hashOf, keepPlayBundle, type KeptBundle, type PlayLanguage, readKeptBundles } from './keepPlayBundle.ts'
import type { PlayTest } from './PlayTest.ts'
import { sha256 } from '../../../../src/format/value/sha256.ts'

/**
 * How long phones that have not been reloaded since a deploy keep a release from going live, in ms. By then few are left,
 * and nobody could wait for the last; it has to be acknowledged instead.
 */
const REFUSES_FOR = 7 * 24 * 3_600_000

/** The apps of the builds before this one, which open phones go on running while they follow new releases. */
export interface OlderApps {
  /** Keeps this build's app for the builds to come, and lets go of all but the two before it. */
  keep(): Promise<void>
  /** Whether there are none, as before the second deploy. */
  isNone(): Promise<boolean>
  /**
   * Plays a release with each of them. What fails is refused where it does not fail already with what is live, because
   * a change can do nothing about that.
   */
  play(release: CompiledRelease, live: CompileLive): Promise<Findings>
  close(): Promise<void>
}

/** Undefined where the check refuses what is live. */
type CompileLive = () => Promise<CompiledRelease | undefined>

interface OlderAppsOptions {
  /** This build's. */
  readonly bundle: string
  readonly folder: string
  readonly language: PlayLanguage
  readonly outline: (manifest: unknown) => ReleaseOutline
  readonly memory: PlayMemory
  readonly createWorker: () => PlayWorker
  readonly watch?: Pick<PlayWatch, 'begin'>
  readonly clock: { now(): number }
}

/** One of them, as it is played. */
interface OlderApp extends Pick<KeptBundle, 'language'> {
  readonly id: string
  /** When phones were offered the next one, in ms since 1970. */
  readonly since: number
  readonly playTest: PlayTest
  readonly close: () => Promise<void>
}

export function createOlderApps({ bundle, folder, language, clock, ...playing }: OlderAppsOptions): OlderApps {
  let opened: Promise<readonly OlderApp[]> | undefined

  async function open(kept: readonly KeptBundle[]): Promise<readonly OlderApp[]> {
    const own = hashOf(await readFile(bundle).catch(() => Buffer.of()))
    const older = kept.filter(({ hash }) => hash !== own)
    return older.map((one, index) => openApp(one, older[index - 1]?.deployedAt ?? replacedAt(kept, own), playing))
  }

  /** This build may not have been kept yet. */
  const replacedAt = (kept: readonly KeptBundle[], own: string): number =>
    kept.find(({ hash }) => hash === own)?.deployedAt ?? clock.now()

  /** Releases with other plans are not for an app: it follows those of its own. */
  async function asked(): Promise<readonly OlderApp[]> {
    opened ??= readKeptBundles(folder).then(open)
    return (await opened).filter((app) => app.language === undefined || app.language.plan === language.plan)
  }

  async function playWith(app: OlderApp, release: CompiledRelease, live: CompileLive): Promise<Findings> {
    if (app.language?.reads !== language.reads)
      return warn(notPlayed(app, app.language === undefined ? 'it is damaged.' : 'this build can no longer ask it.'))
    try {
      const failures = onePerScreen(await app.playTest(release))
      if (failures.length === 0) return noFindings
      // Where it cannot be compiled, this is the release that puts a new build live, as a start does.
      const shown = await live()
      const before = shown && shown.sha !== release.sha ? await app.playTest(shown, screensOf(failures)) : failures
      const known = new Set(screensOf(before))
      const isKnown = ({ screen = '' }: Blocker): boolean => known.has(screen)
      const mayRefuse = clock.now() < app.since + REFUSES_FOR
      const news = failures.filter((failure) => !isKnown(failure))
      const olds = failures.filter(isKnown)
      return {
        blockers: mayRefuse ? news.map((failure) => failsAsBlocker(app, failure, app.since + REFUSES_FOR)) : [],
        warnings: [
          ...(mayRefuse ? [] : news.map((failure) => failsAsWarning(app, failure, release.sha))),
          ...(olds.length > 0 ? [behindLive(app, olds)] : []),
        ],
      }
    } catch (error) {
      if (error instanceof BrokenBundle) return warn(notPlayed(app, error.message))
      throw error
    }
  }

  return {
    async keep() {
      const kept = await keepPlayBundle({ bundle, folder, language, now: clock.now() })
      playing.memory.forgetOthers(kept.map(({ hash }) => hash))
      opened = open(kept)
    },

    isNone: async () => (await asked()).length === 0,

    async play(release, live) {
      const findings = await Promise.all((await asked()).map((app) => playWith(app, release, live)))
      return {
        blockers: findings.flatMap(({ blockers }) => blockers),
        warnings: findings.flatMap(({ warnings }) => warnings),
      }
    },

    async close() {
      await Promise.all(((await opened) ?? []).map((app) => app.close()))
    },
  }
}

function openApp(
  { file, hash, language }: KeptBundle,
  since: number,
  { createWorker, outline, memory, watch }: Pick<OlderAppsOptions, 'createWorker' | 'outline' | 'memory' | 'watch'>,
): OlderApp {
  // Of its own: a bundle makes its page of what is global, and two would share it.
  const worker = createWorker()

  async function load(url: string): Promise<void> {
    const content = await readFile(file).catch(() => undefined)
    if (content === undefined) throw new BrokenBundle('it is missing.')
    if (hashOf(content) !== hash) throw new BrokenBundle('it is damaged.')
    await worker.load(url).catch((error: unknown) => {
      throw new BrokenBundle(error instanceof Error ? error.message : String(error))
    })
  }

  const playTest = createPlayTest({
    bundle: file,
    outline,
    memory,
    ...(watch && { watch }),
    since,
    worker: {
      async play(request) {
        await load(request.bundle)
        return worker.play(request)
      },
    },
  })
  return {
    id: hash,
    ...(language && { language }),
    since,
    async playTest(release, screens) {
      const failures = await playTest(release, screens)
      if (failures.some(({ code }) => code === 'play-bundle-missing')) throw new BrokenBundle('it is missing.')
      return failures
    },
    close: () => worker.close(),
  }
}

const warn = (warning: Warning): Findings => ({ blockers: [], warnings: [warning] })

/** In the language that it failed in first: most fail in all, and each is told for each app. */
const onePerScreen = (failures: readonly Blocker[]): readonly Blocker[] =>
  [...new Map(failures.toReversed().map((failure) => [failure.screen, failure])).values()].toReversed()

const screensOf = (failures: readonly Blocker[]): readonly string[] =>
  failures.flatMap(({ screen }) => (screen === undefined ? [] : [screen]))

interface OlderApp {
  readonly id: string
  /** When phones were offered the next one, in ms since 1970. */
  readonly since: number
}

/** As operators know such phones: which they are, and since when. */
const phonesOf = ({ since }: OlderApp): string =>
  `Phones that have not been reloaded since the deploy of ${moment(since)}`
const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
const iso = (at: number): string => new Date(at).toISOString()

/** A screen that they would no longer show if the release went live. */
function failsAsBlocker(app: OlderApp, failure: Blocker, until: number): Blocker {
  return {
    ...failing(app, failure),
    said: { id: 'older-app-failed', values: { ...valuesOf(app, failure), until: iso(until) } },
    hint: `Change what they cannot show, or publish after ${moment(until)}: from then on it only has to be acknowledged.`,
  }
}

/** The same long after the deploy. */
function failsAsWarning(app: OlderApp, failure: Blocker, release: string): Warning {
  return {
    ...failing(app, failure),
    said: { id: 'older-app-fails', values: valuesOf(app, failure) },
    id: `play:${app.id}:${failure.screen ?? ''}:${release}`,
    mustAcknowledge: true,
  }
}

function failing(app: OlderApp, failure: Blocker): Blocker {
  const { screen, locale } = failure
  return {
    gate: 'play',
    code: 'older-app-failed',
    ...(screen !== undefined && { screen }),
    ...(locale !== undefined && { locale }),
    message: `${phonesOf(app)} would fail on the screen ${screen ?? ''}: ${reasonOf(failure)}`,
  }
}

const reasonOf = ({ said, message }: Blocker): string => String(said?.values?.['reason'] ?? message)

const valuesOf = (app: OlderApp, failure: Blocker): Readonly<Record<string, string>> => ({
  since: iso(app.since),
  screen: failure.screen ?? '',
  reason: reasonOf(failure),
})

/** Screens that fail on them with what is live, too, so that no change is to blame. */
function behindLive(app: OlderApp, failures: readonly Blocker[]): Warning {
  const screens = failures.map(({ screen = '' }) => screen)
  return {
    gate: 'play',
    code: 'older-app-behind',
    id: `play:${app.id}:${sha256(screens.join())}`,
    mustAcknowledge: false,
    said: {
      id: 'older-app-behind',
      values: { since: iso(app.since), count: screens.length, screen: screens[0] ?? '' },
    },
    message: `${phonesOf(app)} fail already with what is live, on ${screens.join(', ')}.`,
  }
}

/** An app that cannot be asked must not keep every release from going live; that it was not asked is never silent. */
function notPlayed(app: OlderApp, reason: string): Warning {
  return {
    gate: 'play',
    code: 'older-app-not-played',
    id: `play:${app.id}`,
    mustAcknowledge: false,
    said: { id: 'older-app-not-played', values: { since: iso(app.since), reason } },
    message: `${phonesOf(app)} run an app that cannot be played, so it is not known how they show this: ${reason}`,
  }
}
