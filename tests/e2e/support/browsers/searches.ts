import type { Search, Words } from './findInPage.ts'

const toWords = (words: string | RegExp): Words =>
  typeof words === 'string' ? { words, isPattern: false } : { words: words.source, isPattern: true }

/** Something with a role, as a screen reader says it; without words, whatever its name. */
export const role = (name: string, words?: string | RegExp, within: Search | null = null): Search => ({
  by: 'role',
  role: name,
  words: words === undefined ? null : toWords(words),
  within,
})

/** A field by its label. */
export const label = (words: string | RegExp, within: Search | null = null): Search => ({
  by: 'label',
  role: '',
  words: toWords(words),
  within,
})

/** Whatever says these words. */
export const text = (words: string | RegExp, within: Search | null = null): Search => ({
  by: 'text',
  role: '',
  words: toWords(words),
  within,
})
