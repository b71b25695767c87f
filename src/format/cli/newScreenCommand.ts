import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readDocuments } from '../readDocuments.ts'
import { NotWritten } from './NotWritten.ts'
import { newScreen, titleOf } from './newScreen.ts'
import { refreshNames } from './refreshNames.ts'

export const NEW_SCREEN_USAGE = 'Usage: npm run new-screen -- <id> [--like <screen>]'

/** Writes the document of a new screen into a `schemas/` folder, and says what to do next. Throws `NotWritten`. */
export function newScreenCommand(argv: readonly string[], folder: string): string {
  const { id, like } = parseWords(argv)
  const files = newScreen({ id, like }, readDocuments(folder).files)
  // Two of the same id at once: the second finds the file there.
  for (const { path, text } of files)
    writeFileSync(join(folder, path), text, { flag: path.startsWith('screens/') ? 'wx' : 'w' })
  refreshNames(folder)
  return [
    `schemas/screens/${id}.json is the screen /${id}, and passes the check.`,
    `Its title is ${id}.title in schemas/copy/kor.json, cn.json and en.json, for now "${titleOf(id)}" in all of them.`,
    `Look at it with \`npm run dev\` at #/${id}.`,
  ].join('\n')
}

function parseWords(argv: readonly string[]): { readonly id: string; readonly like: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { like: { type: 'string' } },
      allowPositionals: true,
    })
    const [id, ...others] = positionals
    if (id === undefined || others.length > 0) throw new NotWritten(`Give one id. ${NEW_SCREEN_USAGE}`)
    return { id, like: values.like }
  } catch (error) {
    if (error instanceof NotWritten) throw error
    throw new NotWritten(`${error instanceof Error ? error.message : String(error)} ${NEW_SCREEN_USAGE}`)
  }
}
