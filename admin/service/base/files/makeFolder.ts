import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder for this user alone, and those above it, so that they survive a power cut: until the folder that holds
 * a new one is synced, the new one may be lost with all that was synced inside. Waits for the disk where it is new.
 */
export function makeFolder(path: string): void {
  const firstMade = mkdirSync(path, { recursive: true, mode: 0o700 })
  if (firstMade === undefined) return
  for (let made = resolve(path); ; made = dirname(made)) {
    syncEntries(dirname(made))
    if (made === resolve(firstMade)) return
  }
}

function syncEntries(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
