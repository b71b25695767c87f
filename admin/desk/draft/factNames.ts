import type { Locale } from '../../../src/format/locales.ts'

/** What stands before and after the first colon. */
export function halves(text: string): readonly [string, string] {
  const colon = text.indexOf(':')
  return [text.slice(0, colon), text.slice(colon + 1)]
}

/** Names of facts; the service's own spelling. */
export const settingFact = (path: readonly (string | number)[]): string => `settings:/${path.join('/')}`
export const copyFact = (locale: Locale, key: string): string => `copy:${locale}:${key}`
export const noticeFact = (id: string): string => `notice:${id}`
export const screenFact = (id: string): string => `screen:${id}`
export const blockFact = (screen: string, block: string): string => `block:${screen}/${block}`
export const dialogFact = (id: string): string => `dialog:${id}`
