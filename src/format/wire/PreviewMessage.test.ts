import { describe, expect, it } from 'vitest'
import { isFromPreview, isToPreview } from './PreviewMessage.ts'
import type { Touch } from './Touch.ts'

const touch: Touch = {
  screen: 'recharge',
  blocks: ['amount'],
  pointer: '',
  texts: ['recharge.title'],
  notices: [],
  settings: [],
  calls: [],
  picture: '',
  words: 'Deposit',
}

describe('a message to the phone', () => {
  it.each([
    { type: 'show', path: '/' },
    { type: 'locale', locale: 'kor' },
    { type: 'theme', theme: 'dark' },
    { type: 'popups', on: false, dialog: '', notices: false },
    { type: 'touch', on: true },
    { type: 'stops', stops: { deposits: {} } },
    { type: 'situation', role: 'agent', scenario: '', at: '', began: 0, vip: 7, joinday: 2, installed: true },
    { type: 'mark', told: 1, places: [0, 2] },
  ])('is understood: $type', (message) => {
    expect(isToPreview(message)).toBe(true)
  })

  it.each([
    undefined,
    'show',
    { type: 'show' },
    { type: 'toString' },
    { type: 'locale', locale: 'xx' },
    { type: 'theme', theme: 'pink' },
    { type: 'touch', on: 'yes' },
    { type: 'stops', stops: 'all' },
    { type: 'mark', told: 1, places: ['a'] },
    { type: 'release', manifest: null, files: {} },
    { type: 'release', manifest: {}, files: null },
    { type: 'touched', touch },
  ])('is refused where its parts are others: %j', (message) => {
    expect(isToPreview(message)).toBe(false)
  })
})

describe('a message of the phone', () => {
  it.each([
    { type: 'touched', touch },
    { type: 'pointed', touch: undefined },
    { type: 'untouched' },
    { type: 'navigated', path: '/' },
  ])('is understood: $type', (message) => {
    expect(isFromPreview(message)).toBe(true)
  })

  it.each([
    { type: 'touched' },
    { type: 'touched', touch: { ...touch, texts: [1] } },
    { type: 'touched', touch: { ...touch, screen: undefined } },
    { type: 'seen', told: 1, places: [1] },
    { type: 'show', path: '/' },
  ])('is refused where its parts are others: %j', (message) => {
    expect(isFromPreview(message)).toBe(false)
  })
})
