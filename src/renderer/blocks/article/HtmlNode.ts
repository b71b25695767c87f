/** The elements that platform HTML may become. */
export const htmlTags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'a',
  'img',
  'blockquote',
  'hr',
  'span',
  'div',
  'code',
  'pre',
] as const

export type HtmlTag = (typeof htmlTags)[number]

/** Attributes that an element keeps, already checked. */
export interface HtmlAttributes {
  readonly href?: string
  readonly src?: string
  readonly alt?: string
  readonly width?: number
  readonly height?: number
  readonly colSpan?: number
  readonly rowSpan?: number
  /** An item that nobody wrote, around words that a list has outside its items: it shows no bullet. */
  readonly 'data-loose'?: ''
}

export interface HtmlElement {
  readonly id: number
  readonly tag: HtmlTag
  readonly attributes: HtmlAttributes
  readonly children: readonly HtmlNode[]
}

export interface HtmlText {
  readonly id: number
  readonly text: string
}

/** Platform HTML as data. The ids are places, counted from the start. */
export type HtmlNode = HtmlElement | HtmlText

export function isText(node: HtmlNode): node is HtmlText {
  return 'text' in node
}
