import type { ListedPicture } from '../../api/pictureApi.ts'

/** The pictures that have every word of a search in their name or in what they say, in any language. */
export function findPictures(pictures: readonly ListedPicture[], search: string): readonly ListedPicture[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return pictures.filter(({ name, alt }) => {
    const text = [name, ...Object.values(alt)].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
