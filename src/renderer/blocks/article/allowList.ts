import { htmlTags, type HtmlTag } from './HtmlNode.ts'

const aliases: Readonly<Record<string, HtmlTag>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  section: 'div',
  article: 'div',
  header: 'div',
  footer: 'div',
  main: 'div',
  center: 'div',
  figure: 'div',
  dl: 'div',
  dt: 'div',
  dd: 'div',
}
const known = new Set<string>(htmlTags)
const dropped = new Set([
  'script',
  'style',
  'head',
  'title',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'svg',
  'math',
  'textarea',
  'select',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'video',
  'audio',
  'canvas',
  'map',
])

const isShown = (name: string): name is HtmlTag => known.has(name)

/** What an element is shown as; undefined where it only loses its frame and its content stays. */
export function shownAs(name: string): HtmlTag | undefined {
  return isShown(name) ? name : Object.hasOwn(aliases, name) ? aliases[name] : undefined
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
const blocks = new Set<HtmlTag>([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
  'blockquote',
  'hr',
  'div',
  'pre',
])
const empty = new Set<HtmlTag>(['br', 'hr', 'img'])

/** Whether an element may be in another; undefined is the article itself. */
export function fitsInto(tag: HtmlTag, parent: HtmlTag | undefined): boolean {
  const allowed = parents[tag]
  return allowed ? parent !== undefined && allowed.includes(parent) : !holders.has(parent)
}

/** The frames that an element or words (`span`) lack in a list, table or row: `<table><td>` lacks a group and a row. */
export function missingBetween(tag: HtmlTag, parent: HtmlTag | undefined): readonly HtmlTag[] {
  if (parent === 'ul' || parent === 'ol') return tag === 'li' ? [] : ['li']
  if (parent === 'table' && tag === 'tr') return ['tbody']
  if (tag !== 'td' && tag !== 'th') return []
  if (parent === 'table') return ['tbody', 'tr']
  return isRowGroup(parent) ? ['tr'] : []
}

const isRowGroup = (tag: HtmlTag | undefined) => rowGroups.some((group) => group === tag)
/** A table outside its cells and caption. */
export const isTablePart = (tag: HtmlTag | undefined) => tag === 'table' || tag === 'tr' || isRowGroup(tag)
export const isBlock = (tag: HtmlTag) => blocks.has(tag)
export const isEmpty = (tag: HtmlTag) => empty.has(tag)
