import { existsSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * Names the classes of style sheets as `Button-full`: the sheet and its class, as the browser's inspector shows them.
 * Throws where two sheets have one name, whose classes would be the same.
 */
export function createScopedName(): (name: string, path: string) => string {
  const paths = new Map<string, string>()
  return (name, path) => {
    const sheet = basename(path, '.module.css')
    const other = paths.get(sheet) ?? path
    // A sheet that was moved while the dev server runs is no other one.
    if (other !== path && existsSync(other))
      throw new Error(`Two style sheets have the name ${sheet}: ${other} and ${path}. Rename one.`)
    paths.set(sheet, path)
    return `${sheet}-${name}`
  }
}
