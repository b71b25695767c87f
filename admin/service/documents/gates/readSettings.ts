import type { SourceFile } from '../../base/Format.ts'

/** The settings among documents. Unreadable ones are reported by the check; here they count as empty. */
export function readSettings(files: readonly SourceFile[]): unknown {
  try {
    return JSON.parse(files.find((file) => file.path === 'settings.json')?.text ?? 'null')
  } catch {
    return null
  }
}
