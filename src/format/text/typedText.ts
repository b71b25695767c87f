/** Marks without a width that come with copied text, such as a zero-width space, a direction mark or a soft hyphen. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** All but single Korean letters, which Unicode would make parts of syllables: "ㅂㄹ" finds 별 and 바람 as it is. */
const compatible = /[^\u3131-\u318e]+/g

/** A text that names something, such as a log-in name, a code or a search: "ｄｅｍｏ０１ " and "demo01" are the same name. */
export const plainName = (text: string): string =>
  text
    .replace(compatible, (part) => part.normalize('NFKC'))
    .replace(invisible, '')
    .trim()

/** A text with its Hangul in whole syllables, as all but a Mac write it; every letter and mark stays. */
export const wholeSyllables = (text: string): string => text.normalize('NFC')

/** Words that somebody typed: letters and marks stay as they are, and Hangul of a Mac is whole syllables again. */
export const plainWords = (text: string): string => wholeSyllables(text).trim()

/** A text as searches compare it, whichever machine and case it was typed with. */
export const comparable = (text: string): string => wholeSyllables(text).toLowerCase()

/** The words of a search, as searches compare them. */
export const searchWords = (search: string): readonly string[] => comparable(search).split(/\s+/).filter(Boolean)
