import type { ListedPicture } from '../../api/pictureApi.ts'
import { comparable, searchWords } from '../../../src/format/text/typedText.ts'

/** The pictures that have every word of a search in their name or in what they say, in any language. */
export function findPictures(pictures: readonly ListedPicture[], search: string): readonly ListedPicture[] {
  const words = searchWords(search)
  return pictures.filter(({ name, alt }) => {
    const text = comparable([name, ...Object.values(alt)].join(' '))
    return words.every((word) => text.includes(word))
  })
}
