import { describe, expect, it } from 'vitest'
import type { ParticlePair } from './particlePairs.ts'
import { attachParticle } from './attachParticle.ts'

const cases: readonly (readonly [string, ParticlePair, string])[] = [
  ['은행', '을/를', '은행을'],
  ['계좌', '을/를', '계좌를'],
  // As a Mac writes it: the last character is a letter, not a syllable.
  ['은행'.normalize('NFD'), '을/를', `${'은행'.normalize('NFD')}을`],
  ['지갑', '은/는', '지갑은'],
  ['금액', '이/가', '금액이'],
  ['비밀번호', '이/가', '비밀번호가'],
  ['회원', '과/와', '회원과'],
  ['카카오', '과/와', '카카오와'],
  ['지갑', '으로/로', '지갑으로'],
  ['서울', '으로/로', '서울로'],
  ['계좌', '으로/로', '계좌로'],
  // Figures are read: 십, 이, 삼, 칠, 팔백, 오.
  ['10', '을/를', '10을'],
  ['2', '을/를', '2를'],
  ['13', '이/가', '13이'],
  ['7', '으로/로', '7로'],
  ['800', '은/는', '800은'],
  ['5', '으로/로', '5로'],
  ['₩10,000', '을/를', '₩10,000을'],
  ['10,000원', '을/를', '10,000원을'],
  // Capitals are spelt out: 티, 엠, 엘, 알.
  ['USDT', '을/를', 'USDT를'],
  ['ATM', '을/를', 'ATM을'],
  ['URL', '으로/로', 'URL로'],
  ['QR', '을/를', 'QR을'],
  ['TRC20', '으로/로', 'TRC20으로'],
  ['Telegram', '으로/로', 'Telegram으로'],
  ['Line', '으로/로', 'Line로'],
  ['PayPal', '을/를', 'PayPal을'],
  ['demo01', '이/가', 'demo01이'],
  ['TRC20(트론)', '을/를', 'TRC20(트론)을'],
  ['“은행”', '은/는', '“은행”은'],
  ['银行', '을/를', '银行를'],
  ['', '을/를', '를'],
]

describe('Korean particles', () => {
  it.each(cases)('follow the sound of %s with %s', (text, pair, expected) => {
    expect(attachParticle(text, pair)).toBe(expected)
  })
})
