import { expect, test } from 'vitest'
import { createUploads } from './createUploads.ts'

const picture = (bytes: string, type = 'image/png') => new Blob([bytes], { type })

test('keeps the picture of a member until the next one, each under an address of its own', async () => {
  const uploads = createUploads()
  const first = uploads.keep('1', picture('one'))
  expect(first).toMatch(/^demo\/uploads\/1-\d+\.png$/)
  const second = uploads.keep('1', picture('two', 'image/gif'))
  expect(second).toMatch(/\.gif$/)
  const find = (address: string) => uploads.find(address.replace('demo/uploads/', ''))
  expect(find(first)).toBeUndefined()
  expect(await find(second)?.text()).toBe('two')
})

test('refuses other kinds and what is too large', () => {
  const { keep } = createUploads()
  expect(() => keep('1', picture('<svg/>', 'image/svg+xml'))).toThrow('pictureKind')
  expect(() => keep('1', picture('x'.repeat(2 * 1024 * 1024 + 1)))).toThrow('pictureLarge')
})

test('forgets the oldest of more than a hundred', () => {
  const uploads = createUploads((name) => name)
  const names = Array.from({ length: 101 }, (_, index) => uploads.keep(String(index), picture('x')))
  expect(names.map((name) => uploads.find(name) !== undefined)).toEqual(names.map((_, index) => index > 0))
})
