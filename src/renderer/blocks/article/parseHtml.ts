import { type HtmlNode, type HtmlAttributes, type HtmlElement, type HtmlTag, htmlTags } from './HtmlNode.ts'
import { readPicture } from '../../reading/display.ts'
import { isEmail } from '../../../format/text/isEmail.ts'
import { readUrl } from '../../../format/text/readUrl.ts'
import { Parser, type Handler } from 'htmlparser2'

/**
 * A parser that leaves no more elements open than somebody allows: one too many is treated like `<br>`, which loses its
 * frame and keeps its content in the element around it. The parser looks through all that are open at each closing tag,
 * so without a bound an article of nothing but opening tags holds the page for a second.
 */
export class BoundedParser extends Parser {
  readonly #mayNest: (name: string) => boolean
  #stage: 'opens' | 'open' | 'elsewhere' = 'elsewhere'
  #isLost = false

  constructor(handler: Partial<Handler>, mayNest: (name: string) => boolean) {
    super(handler)
    this.#mayNest = mayNest
  }

  override onopentagname(start: number, endIndex: number): void {
    this.#stage = 'opens'
    super.onopentagname(start, endIndex)
  }

  override onclosetag(start: number, endIndex: number): void {
    this.#stage = 'elsewhere'
    super.onclosetag(start, endIndex)
  }

  /** Called when an element opens, after those it closes; at the end of its tag; and at each closing tag. */
  protected override isVoidElement(name: string): boolean {
    if (this.#stage === 'opens') {
      this.#isLost = !this.#mayNest(name)
      this.#stage = 'open'
    }
    return super.isVoidElement(name) || (this.#stage === 'open' && this.#isLost)
  }
}

/** An article is a page of text. Beyond this something is wrong with it, and the rest is left out. */
const MOST_CHARACTERS = 200_000

/**
 * Reads platform HTML as data, keeping an allow-list. Nothing of it is ever handed to the browser as HTML.
 * Plain text without any element keeps its line breaks.
 */
export function parseHtml(html: string): readonly HtmlNode[] {
  const tree = new HtmlTree()
  const isPlain = !/<[a-z]/i.test(html)
  let preformatted = 0
  const handler = {
    onopentag(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 'pre') preformatted += 1
      tree.open(name, attributes)
    },
    ontext(text: string) {
      tree.write(isPlain || preformatted > 0 ? text : text.replaceAll(/[ \t\r\n\f]+/g, ' '))
    },
    onclosetag(name: string) {
      if (name === 'pre') preformatted -= 1
      tree.close(name)
    },
  }
  const parser = new BoundedParser(handler, (name) => tree.mayNest(name))
  parser.end(html.slice(0, MOST_CHARACTERS))
  return tree.nodes
}

const IN_APP = /^#\/[A-Za-z0-9]*(\?[A-Za-z0-9_.~=&%-]{0,300})?$/

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
const isRowGroup = (tag: HtmlTag | undefined) => rowGroups.some((group) => group === tag)

/** A table outside its cells and caption. */
const isTablePart = (tag: HtmlTag | undefined) => tag === 'table' || tag === 'tr' || isRowGroup(tag)

const isBlock = (tag: HtmlTag) => blocks.has(tag)
const isEmpty = (tag: HtmlTag) => empty.has(tag)

const MOST_NODES = 5000
/** Deeper elements lose their frames and keep their text. */
const MOST_DEPTH = 24
/** A parser looks through all open elements at each closing tag, so that many of them take seconds. */
const MOST_OPEN = 256

interface Building extends HtmlElement {
  tag: HtmlTag
  readonly children: HtmlNode[]
  readonly outer: Building | undefined
  readonly depth: number
}

interface Frame {
  /** As it was written, so that its closing tag finds it; empty for one that nobody wrote. */
  readonly name: string
  /** Target of the content: the element itself, or the one around a lost frame. */
  readonly into: Building | undefined
}

/** Where something is put: at the end of an element (undefined: the article), or in front of the table that ends it. */
interface Spot {
  readonly outer: Building | undefined
  readonly isBeforeTable: boolean
}

/** Builds nodes from a parser's events: what the allow-list names, in places where a page may have it. */
class HtmlTree {
  readonly nodes: HtmlNode[] = []
  readonly #frames: Frame[] = []
  #count = 0
  #open = 0
  /** How many unclosed elements are inside one that is dropped, itself among them. */
  #dropping = 0

  /** Whether one more element may be left open. What drops its content must be, or the content would show. */
  mayNest(name: string): boolean {
    return this.#open < MOST_OPEN || (this.#dropping === 0 && isDropped(name))
  }

  open(name: string, given: Readonly<Record<string, string>>): void {
    this.#open += 1
    if (this.#dropping > 0 || isDropped(name)) {
      this.#dropping += 1
      return
    }
    const written = shownAs(name)
    if (written) this.#makeRoom(written)
    // An item without a list around it is a line of its own.
    const tag = written === 'li' && !fitsInto('li', this.#into?.tag) ? 'div' : written
    const spot = tag && this.#spotFor(tag)
    if (tag && spot && this.#mayStand(tag, spot)) this.#push(name, tag, readAttributes(tag, given), spot)
    else this.#frames.push({ name, into: this.#into })
  }

  write(text: string): void {
    if (this.#dropping > 0) return
    const isBlank = text.trim() === ''
    if (!isBlank) this.#makeRoom('span')
    const spot = this.#spotFor('span')
    if (!spot) return
    const siblings = spot.outer?.children ?? this.nodes
    const place = spot.isBeforeTable ? siblings.length - 1 : siblings.length
    const last = siblings[place - 1]
    // The parser cuts text at every entity.
    if (last && 'text' in last) siblings[place - 1] = { id: last.id, text: last.text + text }
    // A break in the source between rows and cells is nothing to show.
    else if (this.#count < MOST_NODES && !(isBlank && spot.isBeforeTable))
      siblings.splice(place, 0, { id: this.#nextId(), text })
  }

  close(name: string): void {
    this.#open -= 1
    if (this.#dropping > 0) {
      this.#dropping -= 1
      return
    }
    const place = this.#frames.findLastIndex((frame) => frame.name === name)
    if (place >= 0) this.#frames.length = place
  }

  get #into(): Building | undefined {
    return this.#frames.at(-1)?.into
  }

  /** Where an element may go; undefined: its frame is dropped. What a table cannot hold goes in front of it. */
  #spotFor(tag: HtmlTag): Spot | undefined {
    const into = this.#into
    if (fitsInto(tag, into?.tag)) return { outer: into, isBeforeTable: false }
    if (!isTablePart(into?.tag)) return undefined
    let table = into
    while (table && table.tag !== 'table') table = table.outer
    return fitsInto(tag, table?.outer?.tag) ? { outer: table?.outer, isBeforeTable: true } : undefined
  }

  /** Leaves the frames that nobody wrote as soon as what comes fits further out, or adds those that it lacks. */
  #makeRoom(tag: HtmlTag): void {
    for (let place = this.#frames.length; place >= 0; place -= 1) {
      const frame = this.#frames[place - 1]
      if (fitsInto(tag, frame?.into?.tag)) {
        this.#frames.length = place
        return
      }
      if (frame?.name !== '') break
    }
    for (const missing of missingBetween(tag, this.#into?.tag)) {
      const spot: Spot = { outer: this.#into, isBeforeTable: false }
      if (this.#mayStand(missing, spot)) this.#push('', missing, missing === 'li' ? { 'data-loose': '' } : {}, spot)
    }
  }

  #push(name: string, tag: HtmlTag, attributes: HtmlAttributes, { outer, isBeforeTable }: Spot): void {
    const element: Building = {
      id: this.#nextId(),
      tag,
      attributes,
      children: [],
      outer,
      depth: (outer?.depth ?? 0) + 1,
    }
    for (let around = outer; around && isBlock(tag); around = around.outer) {
      // A paragraph cannot hold a block: it was meant as a plain frame.
      if (around.tag === 'p') around.tag = 'div'
    }
    const siblings = outer?.children ?? this.nodes
    siblings.splice(isBeforeTable ? siblings.length - 1 : siblings.length, 0, element)
    this.#frames.push({ name, into: isEmpty(tag) ? this.#into : element })
  }

  #mayStand(tag: HtmlTag, { outer }: Spot): boolean {
    if (this.#count >= MOST_NODES || (outer?.depth ?? 0) >= MOST_DEPTH || !fitsInto(tag, outer?.tag)) return false
    return tag !== 'a' || !isInLink(outer)
  }

  #nextId(): number {
    this.#count += 1
    return this.#count
  }
}

function isInLink(element: Building | undefined): boolean {
  return element !== undefined && (element.tag === 'a' || isInLink(element.outer))
}

/** Element that is shown in its place; undefined where it only loses its frame and its content stays. */
function shownAs(name: string): HtmlTag | undefined {
  return isShown(name) ? name : Object.hasOwn(aliases, name) ? aliases[name] : undefined
}

/** Whether an element is left out with all that is in it. */
function isDropped(name: string): boolean {
  return dropped.has(name)
}

/** Whether an element may be in another; undefined is the article itself. */
function fitsInto(tag: HtmlTag, parent: HtmlTag | undefined): boolean {
  const allowed = parents[tag]
  return allowed ? parent !== undefined && allowed.includes(parent) : !holders.has(parent)
}

/** The frames that an element or words (`span`) lack in a list, table or row: `<table><td>` lacks a group and a row. */
function missingBetween(tag: HtmlTag, parent: HtmlTag | undefined): readonly HtmlTag[] {
  if (parent === 'ul' || parent === 'ol') return tag === 'li' ? [] : ['li']
  if (parent === 'table' && tag === 'tr') return ['tbody']
  if (tag !== 'td' && tag !== 'th') return []
  if (parent === 'table') return ['tbody', 'tr']
  return isRowGroup(parent) ? ['tr'] : []
}

type Given = Readonly<Record<string, string>>

type Read = { [K in keyof HtmlAttributes]: HtmlAttributes[K] | undefined }

/** Keeps the few attributes that say something, each checked; classes, ids, styles and handlers are not among them. */
function readAttributes(tag: HtmlTag, given: Given): HtmlAttributes {
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
