import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { CompiledRelease, ReleaseOutline } from '../Format.ts'
import type { Blocker } from '../gates/Gate.ts'
import type { PlayFailure } from './PlayMessage.ts'
import type { PlayTest } from './PlayTest.ts'
import type { PlayWorker } from './createPlayWorker.ts'

/** How many screens share one time limit. */
const TOGETHER = 8

/** How many played screens are remembered. */
const REMEMBERED = 2_000

/** Plays every screen whose inputs changed since it last passed; `bundle` is the built renderer. */
export function createPlayTest({ bundle, worker, outline }: { readonly bundle: string; readonly worker: PlayWorker; readonly outline: (manifest: unknown) => ReleaseOutline }): PlayTest {
  const passed = new Set<string>()

  return async (release) => {
    if (!(await exists(bundle))) return [bundleMissing()]
    const bundleHash = createHash('sha256').update(await readFile(bundle)).digest('hex')
    const parts = outline(release.manifest)
    const inputs = inputHashes(release, parts, bundleHash)
    const screens = [...inputs].flatMap(([screen, hash]) => (passed.has(hash) ? [] : [screen]))
    const { files, manifest } = release
    const url = `${pathToFileURL(bundle).href}?${bundleHash}`
    const blockers: Blocker[] = []
    for (let from = 0; from < screens.length; from += TOGETHER) {
      const group = screens.slice(from, from + TOGETHER)
      try {
        const failures = await worker.play({ bundle: url, files, manifest, screens: group, locales: Object.keys(parts.copy) })
        const failed = new Set(failures.map((failure) => failure.screen))
        for (const screen of group) if (!failed.has(screen)) remember(passed, inputs.get(screen) ?? '')
        blockers.push(...failures.map(blockerOf))
      } catch (error) {
        blockers.push(stopped(group, error))
      }
    }
    return blockers
  }
}

/** A screen's inputs are its own plan and everything that is no screen: settings, copy, notices and the renderer. */
function inputHashes(release: CompiledRelease, { screens }: ReleaseOutline, bundleHash: string): ReadonlyMap<string, string> {
  const own = new Set([...Object.values(screens), release.sha])
  const shared = [...release.files.keys()].filter((sha) => !own.has(sha)).toSorted()
  return new Map(Object.entries(screens).map(([id, sha]) => [id, createHash('sha256').update([bundleHash, sha, ...shared].join()).digest('hex')]))
}

function remember(passed: Set<string>, hash: string): void {
  passed.add(hash)
  const oldest = passed.size > REMEMBERED ? passed.values().next().value : undefined
  if (oldest !== undefined) passed.delete(oldest)
}

function blockerOf({ screen, locale, message }: PlayFailure): Blocker {
  return { gate: 'play', code: 'screen-failed', screen, locale, message: `The screen ${screen} fails in ${locale}: ${message}` }
}

function stopped(screens: readonly string[], error: unknown): Blocker {
  const reason = error instanceof Error ? error.message : String(error)
  return { gate: 'play', code: 'play-stopped', message: `${reason} It was one of these screens: ${screens.join(', ')}.` }
}

function bundleMissing(): Blocker {
  return {
    gate: 'play',
    code: 'play-bundle-missing',
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
