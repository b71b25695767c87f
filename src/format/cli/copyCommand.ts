import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { byLocale, isLocale } from '../locales.ts'
import { readDocuments } from '../readDocuments.ts'
import { NotWritten } from './NotWritten.ts'
import { copyWith } from './copyWith.ts'
import { titleOf } from './newScreen.ts'
import { refreshNames } from './refreshNames.ts'

export const COPY_USAGE = 'Usage: npm run copy -- add <key> ["text"] [--kor "text"] [--cn "text"] [--en "text"]'

/** Adds a key to each language's copy in a `schemas/` folder, and lists what to translate. Throws `NotWritten`. */
export function copyCommand(argv: readonly string[], folder: string): string {
  const { key, text, byLocale } = parseWords(argv)
  const added = copyWith(key, (locale) => byLocale[locale] ?? text, readDocuments(folder).files)
  if (added.length === 0)
    throw new NotWritten(
      `"${key}" has a text in every language already. Change it in schemas/copy, or choose another key.`,
    )
  for (const { path, text: written } of added) writeFileSync(join(folder, path), written)
  refreshNames(folder)

  const untranslated = added
    .map(({ path }) => path.slice('copy/'.length, -'.json'.length))
    .filter((locale) => !isLocale(locale) || byLocale[locale] === undefined)
  return [
    `"${key}" is in ${added.map(({ path }) => `schemas/${path}`).join(', ')}.`,
    ...(untranslated.length > 0 ? [`It reads "${text}" in ${untranslated.join(', ')}: translate it there.`] : []),
  ].join('\n')
}

function parseWords(argv: readonly string[]) {
  const { values, positionals } = parsed(argv)
  const [what, key = '', given, ...others] = positionals
  if (what !== 'add' || key === '' || others.length > 0) throw new NotWritten(`Say what to add. ${COPY_USAGE}`)
  if (!/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_]+)+$/.test(key))
    throw new NotWritten(
      `"${key}" cannot be a copy key: a key is two or more words with dots between, the first with a small letter, such as wallet.title.`,
    )
  return { key, text: given ?? titleOf(key.slice(key.lastIndexOf('.') + 1)), byLocale: values }
}

function parsed(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: byLocale(() => ({ type: 'string' as const })),
      allowPositionals: true,
    })
    return { values, positionals }
  } catch (error) {
    throw new NotWritten(`${error instanceof Error ? error.message : String(error)} ${COPY_USAGE}`)
  }
}
