import type { SourceFile } from '../Format.ts'

/** The settings among documents. Unreadable ones are the check's to report; here they hold no money. */
export function readSettings(files: readonly SourceFile[]): unknown {
  try {
    return JSON.parse(files.find((file) => file.path === 'settings.json')?.text ?? 'null')
  } catch {
    return null
  }
}
