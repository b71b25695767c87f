import { limits, type CompiledRelease } from '../format/release.ts'
import { isShallow } from './isShallow.ts'
import { filesOf, parseManifest } from './parseManifest.ts'
import { ReleaseError } from './ReleaseProblem.ts'

// Browsers open six connections to an HTTP/1.1 host; the rest of the app needs some of them.
const AT_ONCE = 4

export interface Gathering {
  /** The address of the manifest. */
  readonly sha: string
  readonly plan: number
  /** A text that is already here and verified. */
  readonly known: (sha: string) => string | undefined
  /** A verified text from elsewhere. */
  readonly read: (sha: string) => Promise<string>
}

/** Gathers a release's files: all of them, whole and verified, or a ReleaseError and none. */
export async function gatherRelease({ sha, plan, known, read }: Gathering): Promise<CompiledRelease> {
  const text = known(sha) ?? (await read(sha))
  const manifest = parseManifest(text, sha, plan)
  const files = new Map([[sha, text]])

  const waiting = [...filesOf(manifest)]
  let size = byteLength(text)
  async function gather(): Promise<void> {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const here = known(address)
      const found = here ?? (await read(address))
      if (here === undefined) checkJson(found, address)
      files.set(address, found)
      size += byteLength(found)
      if (size > limits.releaseBytes) throw new ReleaseError('too-large', sha)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, gather))
  } finally {
    waiting.length = 0
  }
  return { manifest, sha, files }
}

const byteLength = (text: string) => new TextEncoder().encode(text).length

function checkJson(text: string, sha: string): void {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ReleaseError('not-json', sha, error)
  }
  if (!isShallow(value, limits.depth)) throw new ReleaseError('too-large', sha)
}
