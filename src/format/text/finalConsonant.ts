import { wholeSyllables } from './typedText.ts'

/** How a word ends to a Korean ear: in a vowel, in ㄹ, or in another consonant. */
export type WordEnd = 'vowel' | 'rieul' | 'consonant'

const HANGUL_FIRST = 0xac00
const HANGUL_LAST = 0xd7a3
const RIEUL = 8

/** 영 일 이 삼 사 오 육 칠 팔 구; a number that ends in zeros ends in 십, 백, 천, 만 or 억, all in a consonant as 영 does. */
const digits: readonly WordEnd[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
]

/** The letters whose Korean names end in a consonant: 엘, 엠, 엔, 알. */
const letters: Readonly<Record<string, WordEnd>> = { L: 'rieul', M: 'consonant', N: 'consonant', R: 'rieul' }

/** How a text ends when it is read aloud in Korean; brackets, quotes and full stops at its end are not read. */
export function finalConsonant(text: string): WordEnd {
  const word = wholeSyllables(text).replace(/[\s)\]}>"'”’』」》.,!?…]+$/u, '')
  const last = word.at(-1) ?? ''
  if (/\d/.test(last)) return digits[Number(last)] ?? 'vowel'
  if (/[A-Za-z]/.test(last)) return latinEnd(word)
  const code = last.charCodeAt(0)
  if (!(code >= HANGUL_FIRST && code <= HANGUL_LAST)) return 'vowel'
  const final = (code - HANGUL_FIRST) % 28
  return final === 0 ? 'vowel' : final === RIEUL ? 'rieul' : 'consonant'
}

/** Capitals are spelt out (USDT, VIP 10); other words are read, roughly as Korean borrows them. */
function latinEnd(word: string): WordEnd {
  const [run = ''] = /[A-Za-z]+$/.exec(word) ?? []
  if (run === run.toUpperCase()) return letters[run.at(-1) ?? ''] ?? 'vowel'
  if (/l$/i.test(run)) return 'rieul'
  if (/(m|n|ng)$/i.test(run)) return 'consonant'
  // A short stop after a vowel becomes a final consonant: 칩, 베이직, 인터넷.
  return /[aeiou][pkct]$/i.test(run) ? 'consonant' : 'vowel'
}
