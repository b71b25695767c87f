import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Far longer than writing a file takes, so that no process that is still writing loses one. */
const LEFT_FOR = 3_600_000

/**
 * Removes temporary files that a process left when it was killed while writing; otherwise each kill would leave one on
 * the disk.
 */
export async function sweepTemporary(folder: string, now: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.name.endsWith('.tmp')) continue
    const path = join(entry.parentPath, entry.name)
    const writtenAt = await stat(path).then(
      (found) => found.mtimeMs,
      () => now,
    )
    if (now - writtenAt > LEFT_FOR) await rm(path, { recursive: true, force: true })
  }
}
