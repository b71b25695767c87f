import { formats } from '../../form/formats.ts'
import { readUrl } from '../../reading/readUrl.ts'

const IN_APP = /^#\/[A-Za-z0-9]*(\?[A-Za-z0-9_.~=&%-]{0,300})?$/

/**
 * The address a link of platform HTML may lead to: an https page, a mailto to valid addresses, or a route of
 * the app (`#/kefu`; one that no screen has ends at home, as any unknown path does). Undefined for anything else: the
 * link is then plain text.
 */
export function readLink(address: string | undefined): string | undefined {
  const given = address?.trim() ?? ''
  if (IN_APP.test(given)) return given
  const url = readUrl(given)
  if (url?.protocol === 'mailto:') return url.pathname.split(',').every(formats.email) ? url.href : undefined
  return url?.protocol === 'https:' ? url.href : undefined
}
