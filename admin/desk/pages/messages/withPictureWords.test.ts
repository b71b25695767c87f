import { describe, expect, it } from 'vitest'
import { libraryPicture } from '../../../../src/format/libraryPicture.ts'
import type { ListedPicture } from '../../../api/pictureApi.ts'
import { testPicture } from '../../testing/testPicture.ts'
import { withPictureWords } from './BannerPictures.tsx'

const summer = testPicture('a', 'summer', { kor: '여름', cn: '夏天' })
const winter = testPicture('b', 'winter', { kor: '겨울' })
const named = ({ sha }: ListedPicture) => libraryPicture(sha)

describe('what a banner’s picture says', () => {
  const choose = (before: object, picture: object) => {
    const fields = { on: true, ...before }
    return withPictureWords(fields, { ...fields, picture }, [summer, winter])
  }

  it('begins in each language with the words of the picture that is chosen for it', () => {
    expect(choose({}, { kor: named(summer) })).toMatchObject({ title: { kor: '여름' } })
    const both = choose(
      { title: { kor: '여름' }, picture: { kor: named(summer) } },
      { kor: named(summer), cn: named(summer) },
    )
    expect(both).toMatchObject({ on: true, title: { kor: '여름', cn: '夏天' } })
  })

  it('follows another picture, or none, while it is still the picture’s own', () => {
    const before = { title: { kor: '여름', cn: '夏天' }, picture: { kor: named(summer), cn: named(summer) } }
    expect(choose(before, { kor: named(winter), cn: named(winter) })).toMatchObject({ title: { kor: '겨울', cn: '' } })
    expect(choose(before, { cn: named(summer) })).toMatchObject({ title: { kor: '', cn: '夏天' } })
  })

  it('stays what the operator has written, whatever picture is chosen', () => {
    const before = { title: { kor: '우리 여름' }, picture: { kor: named(summer) } }
    expect(choose(before, { kor: named(winter) })).toMatchObject({ title: before.title })
    expect(choose({ title: { en: 'Sale' } }, { en: named(winter) })).toMatchObject({ title: { en: 'Sale' } })
  })

  it('is left alone by any other change, and by a picture from elsewhere', () => {
    const fields = { title: {}, picture: { kor: named(summer) } }
    const cleared = { ...fields, on: false }
    expect(withPictureWords(fields, cleared, [summer])).toBe(cleared)
    expect(choose({ title: {} }, { kor: 'https://pictures.example/a.webp' })).toMatchObject({ title: { kor: '' } })
  })
})
