import { locales } from '../../../../src/format/locales.ts'
import type { Read } from '../../../../src/format/lookIntoRelease.ts'

const word = new RegExp(`^([#?]?/(?:copy|notices)(?:/[^/]+)*?)/(?:${locales.join('|')})(?=/|$)`)

/** Whether a read is of one language: of its copy, or of a notice in it. */
export const isWord = (read: Read): boolean => word.test(read)

/** The same read in another language. */
export const wordIn = (read: Read, locale: string): Read => read.replace(word, `$1/${locale}`)
