import { byLocale, defaultLocale, type Locale } from '../locales.ts'
import { locales } from '../locales.ts'
import { nearest } from '../text/nearest.ts'
import type { Document } from './Document.ts'
import type { Issue } from '../Issue.ts'
import { isBlank } from './isBlank.ts'
import { strayCharacter } from './strayCharacter.ts'
import { placeholders, strayMarks } from './placeholders.ts'
import { particlePairs } from '../text/particlePairs.ts'
import { valuesOfCode } from './valuesOfCode.ts'
import { textsOf } from '../value/isObject.ts'

export type Copy = Readonly<Record<string, string>>

/** How a text begins that somebody has still to write; `npm run copy -- missing` marks those that it adds. */
export const TO_TRANSLATE = '[translate] '

/** Every key in every language, with the same placeholders, not empty. `mayFollow`: a missing text only warns. */
export function checkCopy(documents: Readonly<Record<Locale, Document>>, mayFollow = false): Issue[] {
  const copies = byLocale((locale) => textsOf(documents[locale].value))
  const keys = new Set(locales.flatMap((locale) => Object.keys(copies[locale])))
  const issues: Issue[] = []
  const renamed = findRenamed(copies)
  for (const key of keys) {
    const reference = locales.find((locale) => Object.hasOwn(copies[locale], key)) ?? defaultLocale
    const wanted = placeholders(copies[reference][key] ?? '')
    for (const locale of locales) {
      const text = Object.hasOwn(copies[locale], key) ? copies[locale][key] : undefined
      const issue = documents[locale].issue
      if (text === undefined) {
        // A key of one language alone that is another's misspelt is told where it is written.
        if (renamed.some(({ written }) => written === key)) continue
        const near = renamed.find((one) => one.meant === key && one.locale === locale)?.written
        issues.push(
          issue({
            path: near === undefined ? [] : [near],
            code: 'missing-copy',
            severity: mayFollow ? 'warning' : 'error',
            said: { id: 'copy-missing', values: { key, locale } },
            message: `"${key}" is missing in ${locale}.`,
            hint:
              near === undefined
                ? `It reads "${copies[reference][key] ?? ''}" in ${reference}.`
                : `It is written "${near}" here: write "${key}".`,
          }),
        )
        continue
      }
      if (isBlank(text))
        issues.push(
          issue({
            path: [key],
            code: 'missing-copy',
            said: { id: 'copy-empty', values: { key, locale } },
            message: `"${key}" is empty in ${locale}.`,
            hint: 'Every text is written in every language.',
          }),
        )
      if (text.startsWith(TO_TRANSLATE))
        issues.push(
          issue({
            path: [key],
            code: 'missing-copy',
            severity: 'warning',
            message: `"${key}" is still to be written in ${locale}.`,
            hint: `Put the text in place of "${text}".`,
          }),
        )
      const character = strayCharacter(text)
      if (character !== undefined)
        issues.push(
          issue({
            path: [key],
            code: 'shape',
            said: { id: 'copy-character', values: { key, locale } },
            message: `"${key}" has ${character} in it in ${locale}.`,
            hint: 'It came with a copied text and cannot be seen: type the text again.',
          }),
        )
      const stray = strayMarks(text)
      if (stray !== undefined)
        issues.push(
          issue({
            path: [key],
            code: 'copy-placeholder',
            said: { id: 'copy-stray', values: { key, mark: stray } },
            message: `"${key}" has "${stray}", which is not a placeholder.`,
            hint: `Write {{name}}, or with a Korean particle {{name, ${particlePairs[0]}}}; the pairs are ${particlePairs.join(', ')}.`,
          }),
        )
      const given = placeholders(text)
      const ofCode = valuesOfCode(key)
      const without = ofCode && [...given].find((name) => !ofCode.includes(name))
      if (without !== undefined)
        issues.push(
          issue({
            path: [key],
            offset: text.indexOf(`{{${without}`) + 1,
            code: 'copy-placeholder',
            said: { id: 'copy-no-value', values: { key, hole: `{{${without}}}` } },
            message: `"${key}" has the placeholder {{${without}}}, for which the app's own code has no value.`,
            hint:
              ofCode?.length === 0 ? 'It takes none: write the text without.' : `It has: ${ofCode?.join(', ') ?? ''}.`,
          }),
        )
      const differing = [...wanted]
        .filter((name) => !given.has(name))
        .concat([...given].filter((name) => !wanted.has(name)))
      // A placeholder without a value differs from the others as well.
      if (differing.length > 0 && without === undefined) {
        const holes = differing.map((name) => `{{${name}}}`).join(', ')
        issues.push(
          issue({
            path: [key],
            code: 'copy-placeholder',
            said: { id: 'copy-differs', values: { key, locale, other: reference, holes } },
            message: `"${key}" differs between ${reference} and ${locale} in ${holes}.`,
            hint: 'Every language needs the same placeholders.',
          }),
        )
      }
    }
  }
  return issues
}

interface Renamed {
  readonly locale: Locale
  readonly written: string
  readonly meant: string
}

/** Keys that one language alone has, each near a key that it alone lacks. */
function findRenamed(copies: Readonly<Record<Locale, Copy>>): readonly Renamed[] {
  return locales.flatMap((locale) => {
    const others = locales.filter((other) => other !== locale)
    const [first = locale] = others
    const lacking = Object.keys(copies[first]).filter(
      (key) => !Object.hasOwn(copies[locale], key) && others.every((other) => Object.hasOwn(copies[other], key)),
    )
    if (lacking.length === 0) return []
    return Object.keys(copies[locale]).flatMap((written) => {
      const isAlone = others.every((other) => !Object.hasOwn(copies[other], written))
      const meant = isAlone ? nearest(written, lacking) : undefined
      return meant === undefined ? [] : [{ locale, written, meant }]
    })
  })
}
