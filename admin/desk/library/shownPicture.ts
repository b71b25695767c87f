import { addressOfPicture, picturePath } from '../../../src/format/libraryPicture.ts'

/** Where the desk finds a picture of the library. */
export const librarySrc = (sha: string, width: 400 | 800 = 400): string => `/${picturePath(sha, width)}`

/** Where the desk finds the picture of a document; undefined where only the app could tell. */
export function shownPicture(address: string): string | undefined {
  const sha = addressOfPicture(address)
  if (sha !== undefined) return librarySrc(sha)
  if (/^(https:|data:image\/)/i.test(address)) return address
  // Beside the app, whose preview the desk serves.
  return /^[\w-]+(\/[\w.-]+)+$/.test(address) ? `/preview/${address}` : undefined
}
