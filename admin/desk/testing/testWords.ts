import { cn } from '../words/cn.ts'
import { createWords } from '../words/createWords.ts'
import { en } from '../words/en.ts'
import { kor } from '../words/kor.ts'
import { wordsOf } from '../words/useWords.ts'

/** The words of each language, for what is asked without a page around it. */
export const testWords = {
  kor: wordsOf(createWords('kor', kor)),
  cn: wordsOf(createWords('cn', cn)),
  en: wordsOf(createWords('en', en)),
}
