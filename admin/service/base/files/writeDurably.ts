import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

let unique = 0

/**
 * Writes so that a reader and a power cut see the old bytes or the new ones, never half: temporary file, fsync, rename,
 * fsync of the folder.
 */
export async function writeDurably(path: string, bytes: string | Uint8Array): Promise<void> {
  unique += 1
  const temporary = `${path}.${process.pid}.${unique}.tmp`
  try {
    const file = await open(temporary, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** A rename in the folder then survives a power cut. */
export const syncFolder = sync

/** Files synced at once: a process may have few descriptors. */
const AT_ONCE = 16

/** All that a folder holds then survives a power cut, but not yet its name. */
export async function syncTree(path: string): Promise<void> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  for (let from = 0; from < entries.length; from += AT_ONCE)
    await Promise.all(entries.slice(from, from + AT_ONCE).map(({ parentPath, name }) => sync(join(parentPath, name))))
  await sync(path)
}

async function sync(path: string): Promise<void> {
  const opened = await open(path, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
