import { htmlTags, type HtmlTag } from './HtmlNode.ts'

const aliases: Readonly<Record<string, HtmlTag>> = {
  b: 'strong', i: 'em', del: 's', strike: 's', ins: 'u',
  section: 'div', article: 'div', header: 'div', footer: 'div', main: 'div', center: 'div', figure: 'div', dl: 'div', dt: 'div', dd: 'div',
}
const known = new Set<string>(htmlTags)
const dropped = new Set([
  'script', 'style', 'head', 'title', 'iframe', 'object', 'embed', 'template', 'noscript', 'svg', 'math', 'textarea', 'select',
  'xmp', 'noembed', 'noframes', 'plaintext', 'video', 'audio', 'canvas', 'map',
])

/** What an element is shown as; undefined where it only loses its frame and its content stays. */
export function shownAs(name: string): HtmlTag | undefined {
  return known.has(name) ? (name as HtmlTag) : Object.hasOwn(aliases, name) ? aliases[name] : undefined
}

/** Whether an element is left out with all that is in it. */
export function isDropped(name: string): boolean {
  return dropped.has(name)
}

const rowGroups = ['thead', 'tbody', 'tfoot'] as const
const parents: { readonly [K in HtmlTag]?: readonly HtmlTag[] } = {
  li: ['ul', 'ol'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: rowGroups,
  th: ['tr'],
  td: ['tr'],
}
const holders = new Set<HtmlTag | undefined>(['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr'])
const blocks = new Set<HtmlTag>(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'hr', 'div', 'pre'])
const empty = new Set<HtmlTag>(['br', 'hr', 'img'])

/** Whether an element may stand in another; undefined is the article itself. */
export function fitsInto(tag: HtmlTag, parent: HtmlTag | undefined): boolean {
  const allowed = parents[tag]
  return allowed ? parent !== undefined && allowed.includes(parent) : !holders.has(parent)
}

export const isRowGroup = (tag: HtmlTag | undefined) => rowGroups.some((group) => group === tag)
/** Lists and tables hold items and rows; text between those has no place on a page. */
export const holdsText = (tag: HtmlTag | undefined) => !holders.has(tag)
export const isBlock = (tag: HtmlTag) => blocks.has(tag)
export const isEmpty = (tag: HtmlTag) => empty.has(tag)
