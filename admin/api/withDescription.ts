import type { DescribedPicture, PictureRecord } from './pictureApi.ts'

type Description = Pick<PictureRecord, 'name' | 'alt'>

/** Description of a picture afterwards: a part left out stays, an empty text takes one away. */
export function withDescription({ name, alt }: Description, described: DescribedPicture): Description {
  const texts = Object.entries({ ...alt, ...described.alt }).map(([locale, text]) => [locale, text.trim()] as const)
  return {
    name: described.name?.trim() ?? name,
    alt: Object.fromEntries(texts.filter(([, text]) => text !== '')),
  }
}
