import { isAddress } from '../format/isAddress.ts'
import { isObject } from '../format/isObject.ts'
import { limits, type Manifest } from '../format/release.ts'
import { ReleaseError } from './ReleaseProblem.ts'

/** Reads a verified manifest's text. Refuses one for other plans before anything it names is fetched. */
export function parseManifest(text: string, sha: string, plan: number): Manifest {
  const manifest = parseFile(text, sha) as Manifest
  if (!isManifest(manifest)) throw new ReleaseError('bad-manifest', sha)
  if (manifest.plan !== plan) throw new ReleaseError('wrong-plan', sha)
  return manifest
}

/** The addresses of every file a manifest names, without repeats. */
export function filesOf({ screens, copy, settings, notices, lists }: Manifest): readonly string[] {
  const shas = [settings, notices, lists, ...Object.values(copy), ...Object.values(screens).map((screen) => screen.sha)]
  return [...new Set(shas)]
}

function isManifest(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.copy) || !isObject(value.screens)) return false
  const { kor, cn, en } = value.copy
  const screens = Object.values(value.screens)
  return (
    Number.isInteger(value.plan) &&
    typeof value.baseline === 'string' &&
    [value.settings, value.notices, value.lists, kor, cn, en].every(isAddress) &&
    screens.length <= limits.screens &&
    screens.every((screen) => isObject(screen) && isAddress(screen.sha) && typeof screen.path === 'string')
  )
}

/** The JSON of a file. Throws a ReleaseError. */
export function parseFile(text: string, sha: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ReleaseError('not-json', sha, error)
  }
}
