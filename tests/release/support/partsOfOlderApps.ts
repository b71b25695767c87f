import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from '../../../admin/service/base/folders.ts'

/** This build's app in the parts of older ones: the same but for its hash. */
export function partsOfOlderApps(folder: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, number) => {
    const file = join(folder, `older-${number + 1}.js`)
    writeFileSync(file, `${readFileSync(folders.play, 'utf8')}\n// ${number + 1}\n`)
    return file
  })
}
