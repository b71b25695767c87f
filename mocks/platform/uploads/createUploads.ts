import { Refusal } from '../Refusal.ts'

/** Where a kept picture is found, from where the demonstration is served. */
export type PictureAddress = (name: string, picture: Blob) => string

export interface Uploads {
  /** Keeps a member's picture in place of the one before, and gives its address. Refuses what is no gif or png. */
  keep: (memberId: string, picture: Blob) => string
  /** By the last part of its default address. */
  find: (name: string) => Blob | undefined
}

const MOST_BYTES = 2 * 1024 * 1024
/** The oldest goes when there are more: a demonstration that runs for months must not fill its memory. */
const MOST_PICTURES = 100

/** The pictures that members have uploaded, in memory. */
export function createUploads(addressOf: PictureAddress = (name) => `demo/uploads/${name}`): Uploads {
  const pictures = new Map<string, { readonly name: string; readonly picture: Blob }>()
  let count = 0

  return {
    keep(memberId, picture) {
      const [, kind] = /^image\/(gif|png)$/.exec(picture.type) ?? []
      if (kind === undefined) throw new Refusal('pictureKind')
      if (picture.size > MOST_BYTES) throw new Refusal('pictureLarge')
      count += 1
      // A new name each time, so that nothing shows the one before from its cache.
      const name = `${memberId}-${count}.${kind}`
      pictures.delete(memberId)
      pictures.set(memberId, { name, picture })
      const [oldest] = pictures.keys()
      if (pictures.size > MOST_PICTURES && oldest !== undefined) pictures.delete(oldest)
      return addressOf(name, picture)
    },
    find(name) {
      const kept = pictures.get(name.split('-')[0] ?? '')
      return kept?.name === name ? kept.picture : undefined
    },
  }
}
