import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../../../src/format/locales.ts'
import { textsOf } from '../../../../src/format/value/isObject.ts'

/** The shown words of a language by their key. */
export function wordsIn(locale: Locale): (key: string) => string {
  const texts = textsOf(JSON.parse(readFileSync(join('schemas/copy', `${locale}.json`), 'utf8')))
  return (key) => {
    const words = texts[key]
    if (words === undefined) throw new Error(`No words of ${locale} are called ${key}.`)
    return words
  }
}
