import { watch } from 'node:fs'
import { join } from 'node:path'

/** An editor writes a file in several steps, and "save all" writes many. */
const QUIET = 80
const parts = ['', 'screens', 'copy']

/** Calls `changed` once after each burst of saves in a `schemas/` folder, until `signal` ends it. */
export function watchFolder(folder: string, changed: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  for (const part of parts)
    watch(join(folder, part), { signal }, () => {
      clearTimeout(timer)
      timer = setTimeout(changed, QUIET)
    })
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}
