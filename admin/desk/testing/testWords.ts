import { byLocale } from '../../../src/format/locales.ts'
import { cn } from '../words/cn.ts'
import { createWords } from '../words/createWords.ts'
import { en } from '../words/en.ts'
import { kor } from '../words/kor.ts'
import { wordsOf } from '../words/useWords.ts'

const tables = { kor, cn, en }

/** The words of each language, for what is asked without a page around it. */
export const testWords = byLocale((locale) => wordsOf(createWords(locale, tables[locale])))
