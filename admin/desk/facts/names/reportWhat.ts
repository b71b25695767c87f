import type { Words } from '../../words/useWords.ts'

/** Words for a report's code: its own, else those of all codes that begin as it does. */
export const reportWhat = (code: string, words: Words): string =>
  words.coded(`report.${code}`) ?? words.coded(`report.${code.split('-')[0]}`) ?? code
