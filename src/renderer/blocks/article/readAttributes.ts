import type { HtmlAttributes, HtmlTag } from './HtmlNode.ts'
import { readPicture } from '../../reading/display.ts'
import { isEmail } from '../../../format/isEmail.ts'
import { readUrl } from '../../../format/readUrl.ts'

const IN_APP = /^#\/[A-Za-z0-9]*(\?[A-Za-z0-9_.~=&%-]{0,300})?$/

type Given = Readonly<Record<string, string>>
type Read = { [K in keyof HtmlAttributes]: HtmlAttributes[K] | undefined }

const readCell = (given: Given): Read => ({
  colSpan: whole(given['colspan'], 50),
  rowSpan: whole(given['rowspan'], 500),
})

const readers: { readonly [K in HtmlTag]?: (given: Given) => Read } = {
  a: (given) => ({ href: readLink(given['href']) }),
  img: (given) => ({
    src: readPicture(given['src']),
    alt: given['alt']?.slice(0, 300),
    width: whole(given['width'], 4096),
    height: whole(given['height'], 4096),
  }),
  td: readCell,
  th: readCell,
}

/** Keeps the few attributes that say something, each checked; classes, ids, styles and handlers are not among them. */
export function readAttributes(tag: HtmlTag, given: Given): HtmlAttributes {
  const read = readers[tag]?.(given) ?? {}
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

function whole(value: string | undefined, most: number): number | undefined {
  const number = /^\d{1,4}$/.test(value ?? '') ? Number(value) : 0
  return number >= 1 && number <= most ? number : undefined
}

/**
 * The address a link of platform HTML may lead to: an https page, a mailto to valid addresses, or a route of
 * the app (`#/kefu`; one that no screen has ends at home, as any unknown path does). Undefined for anything else: the
 * link is then plain text.
 */
function readLink(address: string | undefined): string | undefined {
  const given = address?.trim() ?? ''
  if (IN_APP.test(given)) return given
  const url = readUrl(given)
  if (url?.protocol === 'mailto:') return url.pathname.split(',').every(isEmail) ? url.href : undefined
  return url?.protocol === 'https:' ? url.href : undefined
}
