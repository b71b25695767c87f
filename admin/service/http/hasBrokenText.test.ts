import { expect, it } from 'vitest'
import { hasBrokenText } from './createApp.ts'

it('finds half a character in a value or a key, however deep', () => {
  for (const broken of ['\uD800', ['a', { b: '\uDFFF' }], { '\uD800': 1 }]) expect(hasBrokenText(broken)).toBe(true)
  for (const sound of ['👩‍👩‍👧‍👦', { a: ['', null, 1, true] }, undefined, Buffer.from([0xed, 0xa0, 0x80])])
    expect(hasBrokenText(sound)).toBe(false)
  expect(hasBrokenText(JSON.parse(`${'['.repeat(100_000)}"\\ud800"${']'.repeat(100_000)}`))).toBe(true)
})
