import { readUrl } from '../../format/text/readUrl.ts'

/** Opens an address in a window that knows nothing of this one: https and our own pages only. */
export function openAddress(window: Window, address: string): boolean {
  const url = readUrl(address, window.document.baseURI)
  if (!url) return false
  const isOurs = url.origin === window.location.origin && /^https?:$/.test(url.protocol)
  if (url.protocol !== 'https:' && !isOurs) return false
  window.open(url.href, '_blank', 'noopener,noreferrer')
  return true
}
