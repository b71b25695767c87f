import { expect, it } from 'vitest'
import { testPicture } from '../testing/testPicture.ts'
import { findPictures } from './findPictures.ts'

it('finds a picture by its name, whichever machine the name and the search were typed on', () => {
  const [mac, other] = ['새해 배너'.normalize('NFD'), '새해 배너']
  for (const name of [mac, other])
    for (const search of [mac, other, '배너 새해'])
      expect(findPictures([testPicture('a', name)], search)).toHaveLength(1)
  expect(findPictures([testPicture('a', mac)], '봄 배너')).toEqual([])
})
