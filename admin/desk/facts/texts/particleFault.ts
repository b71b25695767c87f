import { finalConsonant } from '../../../../src/format/text/finalConsonant.ts'
import { defaultLocale, type Locale } from '../../../../src/format/locales.ts'
import { particlePairs, type ParticlePair } from '../../../../src/format/text/particlePairs.ts'
import { wholeSyllables } from '../../../../src/format/text/typedText.ts'

interface ParticleFault {
  readonly written: string
  readonly better: string
}

/** "₩7,000" and "7,000원" are both read with 원 at their end, whatever the digits. */
const AMOUNT = 'amount'
const WON = '원'
const CLOSING = `[)\\]"'”’」』》]*`
/** At the end of a word: "{{name}}이에요" has another one. */
const END = '(?![가-힣])'
const both = '을\\(를\\)|를\\(을\\)|은\\(는\\)|는\\(은\\)|이\\(가\\)|가\\(이\\)|과\\(와\\)|와\\(과\\)|\\(으\\)로'
const single = particlePairs.flatMap((pair) => pair.split('/')).join('|')
const afterHole = new RegExp(`(\\{\\{\\s*\\w+\\s*)\\}\\}${CLOSING}(${both}|(?:${single})${END})`)
const afterWord = new RegExp(`([가-힣])(${both}|(?:를|와|으로)${END})`, 'g')

/**
 * Where a text has one particle for every value, or the one that does not follow the word before it. Only endings that
 * no noun has are judged in plain words: "가을" ends in 을, and nothing in 를 after a consonant.
 */
export function particleFault(typed: string, locale: Locale): ParticleFault | undefined {
  const text = wholeSyllables(typed)
  const hole = new RegExp(`\\{\\{\\s*(\\w+)\\s*,\\s*(?:${particlePairs.join('|')})\\s*\\}\\}`).exec(text)
  if (locale !== defaultLocale) return hole ? { written: hole[0], better: `{{${hole[1]}}}` } : undefined
  // The app puts the particle right behind the value: quotes around it have to go.
  const [written, opening = '', particle = ''] = afterHole.exec(text) ?? []
  if (written !== undefined) {
    const name = opening.slice(2).trim()
    const pair = pairOf(particle)
    const better = name === AMOUNT ? `{{${name}}}${follows(WON, pair)}` : `{{${name}, ${pair}}}`
    if (written !== better) return { written, better }
  }
  for (const [whole, last = '', found = ''] of text.matchAll(afterWord)) {
    const better = follows(last, pairOf(found))
    if (found !== better) return { written: whole, better: `${last}${better}` }
  }
  return undefined
}

function pairOf(particle: string): ParticlePair {
  const forms = particle.replaceAll('(으)로', '으로').split(/[()]/)
  return particlePairs.find((pair) => pair.split('/').some((form) => forms.includes(form))) ?? particlePairs[0]
}

function follows(word: string, pair: ParticlePair): string {
  const [first = '', second = ''] = pair.split('/')
  const end = finalConsonant(word)
  return end === 'consonant' || (end === 'rieul' && pair !== '으로/로') ? first : second
}
