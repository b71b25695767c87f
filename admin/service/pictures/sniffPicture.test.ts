import { describe, expect, it } from 'vitest'
import { isMovingPng, sniffPicture } from './createPictureDesk.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const PNG = '\u0089PNG\r\n\u001A\n'

describe('the kind of a picture', () => {
  it.each([
    ['png', PNG],
    ['jpeg', '\u00FF\u00D8\u00FF\u00E0'],
    ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
    ['avif', '\0\0\0\u0020ftypavif'],
    [undefined, ' RIFF\0\0\0\0WEBP'],
    [undefined, 'RIFF\0\0\0\0WAVE'],
    [undefined, '\0\0\0\u0020ftypheic'],
    [undefined, 'GIF89a'],
    [undefined, ''],
  ])('is %s by its first bytes alone', (kind, text) => {
    expect(sniffPicture(bytes(text))).toBe(kind)
  })
})

it('a PNG counts as animated where acTL comes before IDAT; a length beyond the end of the file ends the search', () => {
  expect(isMovingPng(bytes(`${PNG}\0\0\0\0acTL\0\0\0\0`))).toBe(true)
  expect(isMovingPng(bytes(`${PNG}\0\0\0\0IDAT\0\0\0\0\0\0\0\0acTL\0\0\0\0`))).toBe(false)
  expect(isMovingPng(bytes(`${PNG}\u00FF\u00FF\u00FF\u00FFtEXt\0\0\0\0`))).toBe(false)
})
