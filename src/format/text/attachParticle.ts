import { finalConsonant } from './finalConsonant.ts'
import type { ParticlePair } from './particlePairs.ts'

/** The text with the particle its sound asks for: 은행을, 계좌를, USDT를; after ㄹ it is 로, as in 지갑으로 but 서울로. */
export function attachParticle(text: string, pair: ParticlePair): string {
  const [afterConsonant = '', afterVowel = ''] = pair.split('/')
  const end = finalConsonant(text)
  const takesFirst = end === 'consonant' || (end === 'rieul' && pair !== '으로/로')
  return text + (takesFirst ? afterConsonant : afterVowel)
}
