import { fitsInto, holdsText, isBlock, isDropped, isEmpty, isRowGroup, shownAs } from './allowList.ts'
import type { HtmlAttributes, HtmlElement, HtmlNode, HtmlTag } from './HtmlNode.ts'
import { readAttributes } from './readAttributes.ts'

const MOST_NODES = 5000
/** Deeper elements lose their frames and keep their text. */
const MOST_DEPTH = 24

interface Building extends HtmlElement {
  tag: HtmlTag
  readonly children: HtmlNode[]
  readonly outer: Building | undefined
  readonly depth: number
}

interface Frame {
  /** As it was written, so that its closing tag finds it; empty for one that nobody wrote. */
  readonly name: string
  /** What the content goes into: the element itself, or the one around a lost frame. */
  readonly into: Building | undefined
}

/** Builds nodes from a parser's events: what the allow-list names, in places where a page may have it. */
export class HtmlTree {
  readonly nodes: HtmlNode[] = []
  readonly #frames: Frame[] = []
  #count = 0
  /** How many unclosed elements are inside one that is dropped, itself among them. */
  #dropping = 0

  open(name: string, given: Readonly<Record<string, string>>): void {
    if (this.#dropping > 0 || isDropped(name)) {
      this.#dropping += 1
      return
    }
    const tag = shownAs(name)
    if (tag === 'tr' && this.#into?.tag === 'table') this.#push('', 'tbody', {})
    if (isRowGroup(tag) && this.#frames.at(-1)?.name === '') this.#frames.pop()
    if (tag === undefined || !this.#mayStand(tag)) this.#frames.push({ name, into: this.#into })
    else this.#push(name, tag, readAttributes(tag, given))
  }

  write(text: string): void {
    if (this.#dropping > 0 || !holdsText(this.#into?.tag)) return
    const siblings = this.#into?.children ?? this.nodes
    const last = siblings.at(-1)
    // The parser cuts text at every entity.
    if (last && 'text' in last) siblings[siblings.length - 1] = { id: last.id, text: last.text + text }
    else if (this.#count < MOST_NODES) siblings.push({ id: this.#nextId(), text })
  }

  close(name: string): void {
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

  #push(name: string, tag: HtmlTag, attributes: HtmlAttributes): void {
    const outer = this.#into
    const element: Building = { id: this.#nextId(), tag, attributes, children: [], outer, depth: (outer?.depth ?? 0) + 1 }
    for (let around = outer; around && isBlock(tag); around = around.outer) {
      // A paragraph cannot hold a block: it was meant as a plain frame.
      if (around.tag === 'p') around.tag = 'div'
    }
    const siblings = outer?.children ?? this.nodes
    siblings.push(element)
    this.#frames.push({ name, into: isEmpty(tag) ? outer : element })
  }

  #mayStand(tag: HtmlTag): boolean {
    const outer = this.#into
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
