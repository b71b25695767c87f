import { readUrl } from '../../format/readUrl.ts'

/** The address of a picture from https or from where the app itself comes from; undefined for anything else. */
export function readPicture(address: string | undefined): string | undefined {
  if (address === undefined || address.trim() === '') return undefined
  const url = readUrl(address.trim(), document.baseURI)
  return url && (url.protocol === 'https:' || url.origin === location.origin) ? url.href : undefined
}
