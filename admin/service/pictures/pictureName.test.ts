import { expect, it } from 'vitest'
import { PICTURE_NAME_MAX } from '../../api/pictureLimits.ts'
import { pictureName } from './createPictureDesk.ts'

it.each([
  ['summer_bonus.png', 'summer bonus'],
  ['C:\\Users\\mina\\여름 배너.JPEG', '여름 배너'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202Egnp.exe\u0000.png', 'a gnp.exe'],
  ['.png', 'picture'],
  ['', 'picture'],
])('a file called %j is listed as %j', (file, name) => {
  expect(pictureName(file)).toBe(name)
})

it('a long name is cut between characters', () => {
  const name = pictureName(`${'🎁'.repeat(300)}.png`)
  expect([name.length <= PICTURE_NAME_MAX, name.isWellFormed()]).toEqual([true, true])
})
