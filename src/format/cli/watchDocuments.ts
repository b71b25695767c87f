import { checkFolder } from './checkFolder.ts'
import { refreshNames } from './refreshNames.ts'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'

/** An editor writes a file in several steps, and "save all" writes many. */
const QUIET = 80

const watched = ['', 'screens', 'parts', 'copy']

interface WatchOptions {
  readonly folder: string
  /** Files to report on; none for all. */
  readonly wanted: readonly string[]
  /** Shows a report in place of the one before. */
  readonly show: (text: string) => void
  readonly signal: AbortSignal
}

/** Reports on the documents now and after each save: issues as long as there are any, one line once they are mended. */
export function watchDocuments({ folder, wanted, show, signal }: WatchOptions): void {
  const report = () => show(readReport(folder, wanted))
  watchFolder(folder, report, signal)
  report()
}

/** A file that is just being replaced, or a broken contract, is reported and looked at again after the next save. */
function readReport(folder: string, wanted: readonly string[]): string {
  try {
    const { text } = checkFolder(folder, wanted)
    refreshNames(folder)
    return text
  } catch (error) {
    return `The documents could not be read: ${error instanceof Error ? error.message : String(error)}\n`
  }
}

/** Calls `changed` once after each burst of saves in a `schemas/` folder, until `signal` ends it. */
function watchFolder(folder: string, changed: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  for (const part of watched.filter((name) => existsSync(join(folder, name))))
    watch(join(folder, part), { signal }, () => {
      clearTimeout(timer)
      timer = setTimeout(changed, QUIET)
    })
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}
