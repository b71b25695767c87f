import { expect, it } from 'vitest'
import { avatarUrls } from './avatars.ts'

it('lists 21 avatar files in the order of their numbers', () => {
  const numbers = avatarUrls.map((url) => /\/avatars\/(\d+)\.svg(\?no-inline)?$/.exec(url)?.[1])
  expect(numbers).toEqual(Array.from({ length: 21 }, (_, index) => `${index + 1}`))
})
