import { wholeSyllables } from '../../../../format/text/typedText.ts'

/** Ways to type one character of a name. Shared by all names that have the character. */
export interface Unit {
  /** Whole spellings, as letters of a keyboard: 별 is `ㅂㅕㄹ`, 星 is `xing` or itself. */
  readonly whole: readonly string[]
  /** Short ways to type it: 별 is `ㅂ`, 星 is `x`. */
  readonly short: readonly string[]
  /** The letters that its spellings begin with. */
  readonly first: string
}

/** A text as the letters a member types. */
export interface Spelled {
  readonly letters: string
  readonly units: readonly Unit[]
  /** The units that begin a word. */
  readonly starts: readonly number[]
  /** Where in `letters` each of those begins. */
  readonly offsets: readonly number[]
}

/** A character with what it may be typed as. Nothing is typed for one without. */
type SpellCharacter = (character: string) => Unit | undefined

const FIRST_SYLLABLE = 0xac00
const SYLLABLES = 11_172
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'.split('')
// Compounds as their two keys: while 별빛 is typed a keyboard shows 볇, with the ㅂ of the next syllable in it.
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ')
const finals =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ')
// From U+3131, where single letters and compounds have their own characters.
const single =
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄸ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅃ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(
    ' ',
  )

// The dots that a 천지인 keyboard shows until they have become a vowel, and what stands within a word.
const unsaid = /[ㆍᆞᆢ‥'’ʼ]/u
const han = /\p{Script=Han}/u

export const hasHan = (text: string): boolean => han.test(text)

/** Whether all of it is Korean consonants: initials, as no Korean word is spelt so. */
export const isInitials = (letters: string): boolean => /^[ㄱ-ㅎ]+$/.test(letters)

/** Ways to type a name or a search. */
export function spell(text: string, spellCharacter: SpellCharacter = spellAlone): Spelled {
  const units: Unit[] = []
  const starts: number[] = []
  const offsets: number[] = []
  let letters = ''
  let before: string | undefined
  for (const character of wholeSyllables(text)) {
    if (unsaid.test(character)) continue
    const unit = spellCharacter(character)
    const kind = unit && kindOf(character)
    if (unit) {
      if (kind !== before || kind === 'han') {
        starts.push(units.length)
        offsets.push(letters.length)
      }
      units.push(unit)
      letters += unit.whole[0] ?? ''
    }
    before = kind
  }
  return { letters, units, starts, offsets }
}

const known = new Map<string, Unit | undefined>()

/** A character by itself: Hangul as its keys, Latin letters without their marks. */
export function spellAlone(character: string): Unit | undefined {
  if (known.has(character)) return known.get(character)
  const unit = unitOf(character)
  known.set(character, unit)
  return unit
}

function unitOf(character: string): Unit | undefined {
  const code = character.codePointAt(0) ?? 0
  const syllable = code - FIRST_SYLLABLE
  if (syllable >= 0 && syllable < SYLLABLES) {
    const initial = initials[Math.floor(syllable / 588)] ?? ''
    const rest = (vowels[Math.floor((syllable % 588) / 28)] ?? '') + (finals[syllable % 28] ?? '')
    return { whole: [initial + rest], short: [initial], first: initial }
  }
  const letter = single[code - 0x3131]
  const plain =
    letter ??
    character
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase()
  return plain === '' ? undefined : { whole: [plain], short: [], first: plain.charAt(0) }
}

/** Where the kind changes another word begins, and each Chinese character is one. */
function kindOf(character: string): 'han' | 'hangul' | 'digit' | 'letter' {
  if (han.test(character)) return 'han'
  if (/\p{Script=Hangul}/u.test(character)) return 'hangul'
  return /\p{N}/u.test(character) ? 'digit' : 'letter'
}
