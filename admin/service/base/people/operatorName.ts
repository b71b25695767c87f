import { plainName } from '../../../../src/format/text/typedText.ts'
import { NameNotAllowed } from '../refusals.ts'

/** Words that name the service itself, or actors in the audit who are not operators. */
const RESERVED = new Set([
  'system',
  'unknown',
  'unknown name',
  'anybody',
  'nobody',
  'everybody',
  'the build',
  'build',
  'playbill',
  'the platform',
  'platform',
  'cli',
  'root',
  'admin',
  'administrator',
])

/** One script per name. Scripts whose letters look like Latin ones, such as Cyrillic, are left out. */
const SCRIPTS = [/^[A-Za-zÀ-ÖØ-öø-ÿĀ-ž]+$/u, /^\p{Script=Hangul}+$/u, /^[\p{Script=Han}々]+$/u]
const REST = /[0-9 ._'-]/g

/**
 * Throws `NameNotAllowed` for a name that could be mistaken for another one or for the service, or that does not read
 * as it is written.
 */
export function checkOperatorName(name: string): void {
  if (RESERVED.has(name.normalize('NFKC').toLowerCase()))
    throw new NameNotAllowed('service', 'That name is reserved for the service itself. Use the name of a person.')
  if (name !== name.normalize('NFC'))
    throw new NameNotAllowed('combining', 'The name is spelled with combining characters. Type it with the keyboard.')
  const letters = name.replaceAll(REST, '')
  if (letters === '' || !SCRIPTS.some((script) => script.test(letters)))
    throw new NameNotAllowed(
      'script',
      'A name is written in one script, Latin, Korean or Chinese, with digits, spaces, dots, dashes and apostrophes. Other and invisible characters are not allowed.',
    )
}

/** The same key for names that look alike: case, accents, and letters that look like digits. */
export function nameSkeleton(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[iıl|]/g, '1')
    .replaceAll('o', '0')
    .replaceAll('rn', 'm')
    .replaceAll(/[ ._'-]/g, '')
}

/** Names that look alike count as one: composed and in lower case. */
export function nameKey(name: string): string {
  return plainName(name).toLowerCase()
}
