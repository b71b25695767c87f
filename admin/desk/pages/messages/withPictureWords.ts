import { textsOf } from '../../../../src/format/value/isObject.ts'
import { addressOfPicture } from '../../../../src/format/libraryPicture.ts'
import { locales } from '../../../../src/format/locales.ts'
import type { ListedPicture } from '../../../api/pictureApi.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The fields of a banner after a change: in each language in which it has another picture now, its words are those that
 * the library has for that picture, unless the operator has written others.
 */
export function withPictureWords(before: Fields, after: Fields, pictures: readonly ListedPicture[]): Fields {
  const [old, chosen] = [textsOf(before['picture']), textsOf(after['picture'])]
  const title = textsOf(after['title'])
  const said = locales.flatMap((locale) => {
    const wordsOf = (address = '') => pictures.find(({ sha }) => sha === addressOfPicture(address))?.alt[locale] ?? ''
    const isOwn = !['', wordsOf(old[locale])].includes(title[locale] ?? '')
    return chosen[locale] === old[locale] || isOwn ? [] : [[locale, wordsOf(chosen[locale])]]
  })
  return said.length === 0 ? after : { ...after, title: { ...title, ...Object.fromEntries(said) } }
}
