import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'

/** How many played screens, each in each language, are remembered. */
const REMEMBERED = 6_000

/** Screens that passed the play test, by hashes of all that a screen in a language is made of. */
export interface PlayMemory {
  has(hash: string): boolean
  add(hash: string): void
  /** Saves what was added; without a file it does nothing. */
  keep(): Promise<void>
}

/**
 * Kept in a file where one is named, so that a restart forgets nothing. A file that cannot be read or written only
 * costs time.
 */
export function createPlayMemory(file?: string): PlayMemory {
  const passed = new Set(file === undefined ? [] : readHashes(file))
  let isNew = false
  return {
    has: (hash) => passed.has(hash),
    add(hash) {
      isNew ||= !passed.has(hash)
      passed.add(hash)
      const oldest = passed.size > REMEMBERED ? passed.values().next().value : undefined
      if (oldest !== undefined) passed.delete(oldest)
    },
    async keep() {
      if (file === undefined || !isNew) return
      isNew = false
      const written = `${file}.${process.pid}.tmp`
      await writeFile(written, JSON.stringify([...passed]), { mode: 0o600 })
        .then(() => rename(written, file))
        .catch(() => undefined)
    },
  }
}

function readHashes(file: string): readonly string[] {
  try {
    const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string') : []
  } catch {
    return []
  }
}
