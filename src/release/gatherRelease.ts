import { isAddress } from '../format/text/isAddress.ts'
import { isObject } from '../format/value/isObject.ts'
import { limits, type CompiledRelease, type Manifest } from '../format/release.ts'
import { ReleaseError } from './ReleaseProblem.ts'

// Browsers open six connections to an HTTP/1.1 host; the rest of the app needs some of them.
const AT_ONCE = 4

/** Gathers a release's files: all of them but what may come later, whole and verified, or a ReleaseError and none. */
export async function gatherRelease({
  sha,
  plan,
  known,
  isOptional = () => false,
  read,
}: {
  /** The address of the manifest. */
  readonly sha: string
  readonly plan: number
  /** A text that is already here and verified. */
  readonly known: (sha: string) => string | undefined
  /** Whether a file may come later: it is left out where it is not known. */
  readonly isOptional?: ((sha: string, manifest: Manifest) => boolean) | undefined
  /** A verified text from elsewhere. */
  readonly read: (sha: string) => Promise<string>
}): Promise<CompiledRelease> {
  const text = known(sha) ?? (await read(sha))
  const manifest = parseManifest(text, sha, plan)
  const files = new Map([[sha, text]])

  const waiting = [...filesOf(manifest)]
  // Text of UTF-16 has at most three bytes a unit: only what may be too large is measured.
  let most = text.length * 3
  async function gather(): Promise<void> {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const here = known(address)
      if (here === undefined && isOptional(address, manifest)) continue
      const found = here ?? (await read(address))
      if (here === undefined && !isShallow(parseFile(found, address), limits.depth))
        throw new ReleaseError('too-large', address)
      files.set(address, found)
      most += found.length * 3
      if (most > limits.releaseBytes && sizeOf(files) > limits.releaseBytes) throw new ReleaseError('too-large', sha)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, gather))
  } finally {
    waiting.length = 0
  }
  return { manifest, sha, files }
}

function sizeOf(files: ReadonlyMap<string, string>): number {
  const encoder = new TextEncoder()
  return [...files.values()].reduce((sum, text) => sum + encoder.encode(text).length, 0)
}

/** Whether parsed JSON nests no deeper than so many objects and lists. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1))
}

/** Reads a verified manifest's text. Refuses one for other plans before anything it names is fetched. */
function parseManifest(text: string, sha: string, plan: number): Manifest {
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
function parseFile(text: string, sha: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ReleaseError('not-json', sha, error)
  }
}
