import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { TO_TRANSLATE } from '../check/checkCopy.ts'
import { COPY_KEY } from '../text/copyKey.ts'
import { fromPointer, parseDocument } from '../check/Document.ts'
import { valueAt } from '../check/valueAt.ts'
import { checkDocuments, type Host } from '../checkDocuments.ts'
import { byLocale, isLocale } from '../locales.ts'
import { readDocuments } from '../readDocuments.ts'
import type { SourceFile } from '../SourceFile.ts'
import { NotWritten } from './NotWritten.ts'
import { copyWith } from './copyWith.ts'
import { titleOf } from './newScreen.ts'
import { refreshNames } from './refreshNames.ts'

export const COPY_USAGE =
  'Usage: npm run copy -- add <key> ["text"] [--kor "text"] [--cn "text"] [--en "text"], or npm run copy -- missing'

/**
 * Adds a key to each language's copy in a `schemas/` folder, or every key that documents name and a language lacks, and
 * lists what to translate. Throws `NotWritten`.
 */
export function copyCommand(argv: readonly string[], folder: string): string {
  if (argv.length === 1 && argv[0] === 'missing') return addMissing(folder)
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

function addMissing(folder: string): string {
  const { files, host } = readDocuments(folder)
  const keys = missingKeys(files, host)
  if (keys.length === 0) return 'No key is missing.'
  let copies = files.filter(({ path }) => path.startsWith('copy/'))
  for (const key of keys) {
    const added = copyWith(key, () => TO_TRANSLATE + wordsOf(key), copies)
    copies = copies.map((file) => added.find(({ path }) => path === file.path) ?? file)
  }
  for (const { path, text } of copies) writeFileSync(join(folder, path), text)
  refreshNames(folder)
  return [
    `Added to schemas/copy, in every language that lacked it: ${keys.join(', ')}.`,
    `Each reads "${TO_TRANSLATE}…" where it is new: write it there. The check names those that are left.`,
  ].join('\n')
}

/** Keys that documents name and no language has, and those that some languages lack. */
function missingKeys(files: readonly SourceFile[], host: Host): readonly string[] {
  const textAt = (document: string, pointer: string) => {
    const read = files.filter(({ path }) => path === document).map(parseDocument)[0]
    return String(read && 'document' in read && valueAt(read.document.value, fromPointer(pointer)))
  }
  const named = checkDocuments(files, { ...host, copyMayFollow: true }).issues.flatMap(
    ({ code, document, path, said }) => {
      if (code === 'unknown-copy') return [textAt(document, path)]
      return said?.id === 'copy-missing' ? [String(said.values?.['key'])] : []
    },
  )
  return [...new Set(named)].filter((key) => COPY_KEY.test(key)).toSorted()
}

const wordsOf = (key: string) => titleOf(key.slice(key.lastIndexOf('.') + 1))

function parseWords(argv: readonly string[]) {
  const { values, positionals } = parsed(argv)
  const [what, key = '', given, ...others] = positionals
  if (what !== 'add' || key === '' || others.length > 0) throw new NotWritten(`Say what to add. ${COPY_USAGE}`)
  if (!COPY_KEY.test(key))
    throw new NotWritten(
      `"${key}" cannot be a copy key: a key is two or more words with dots between, the first with a small letter, such as wallet.title.`,
    )
  return { key, text: given ?? wordsOf(key), byLocale: values }
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
