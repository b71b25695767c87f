import { limits, type CompiledRelease, type Manifest } from '../format/release.ts'
import { filesOf, parseFile, parseManifest } from './parseManifest.ts'
import { ReleaseError } from './ReleaseProblem.ts'

// Browsers open six connections to an HTTP/1.1 host; the rest of the app needs some of them.
const AT_ONCE = 4

export interface Gathering {
  /** The address of the manifest. */
  readonly sha: string
  readonly plan: number
  /** A text that is already here and verified. */
  readonly known: (sha: string) => string | undefined
  /** What may come later: it is left out where it is not known. */
  readonly isOptional?: ((sha: string, manifest: Manifest) => boolean) | undefined
  /** A verified text from elsewhere. */
  readonly read: (sha: string) => Promise<string>
}

/** Gathers a release's files: all of them but what may come later, whole and verified, or a ReleaseError and none. */
export async function gatherRelease({
  sha,
  plan,
  known,
  isOptional = () => false,
  read,
}: Gathering): Promise<CompiledRelease> {
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
