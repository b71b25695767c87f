import type { Marked, Marks } from './marks.ts'

export interface MarkWatch {
  /** Origins of a text of the page, or of the texts of an element's own attributes. */
  readonly of: (node: Node) => readonly Marked[]
  readonly stop: () => void
}

/** Attributes that members read or hear. */
const read = ['aria-label', 'aria-description', 'placeholder', 'alt', 'title']

/** A text as it was left on the page, and what it is of. */
type Taken = NonNullable<ReturnType<Marks['take']>>

/** Takes marks off the page before it is painted, and remembers where they were. */
export function watchMarks({ body }: Document, marks: Marks): MarkWatch {
  const texts = new WeakMap<Node, Taken>()
  const attributes = new WeakMap<Node, Map<string, Taken>>()

  function takeText(node: CharacterData): void {
    const taken = marks.take(node.data)
    // React writes a text again only where it has changed: what has no mark now is of something else. One that is as it
    // was left has only been moved.
    if (taken === undefined) {
      if (texts.get(node)?.text !== node.data) texts.delete(node)
      return
    }
    texts.set(node, taken)
    node.data = taken.text
  }

  function takeAttribute(element: Element, name: string): void {
    const text = element.getAttribute(name) ?? ''
    const taken = marks.take(text)
    const own = attributes.get(element) ?? new Map<string, Taken>()
    attributes.set(element, own)
    if (taken === undefined) {
      if (own.get(name)?.text !== text) own.delete(name)
      return
    }
    own.set(name, taken)
    element.setAttribute(name, taken.text)
  }

  function takeAll(root: Node): void {
    const walker = body.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (isText(node)) takeText(node)
      else if (isElement(node)) for (const name of read) if (node.hasAttribute(name)) takeAttribute(node, name)
    }
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'characterData' && isText(target)) takeText(target)
      else if (type === 'attributes' && attributeName !== null && isElement(target))
        takeAttribute(target, attributeName)
      else for (const node of addedNodes) takeAll(node)
    }
    // What was just taken off is no news.
    observer.takeRecords()
  })
  observer.observe(body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: read,
  })
  takeAll(body)
  observer.takeRecords()
  return {
    of: (node) => texts.get(node)?.of ?? [...(attributes.get(node)?.values() ?? [])].flatMap(({ of }) => of),
    stop: () => observer.disconnect(),
  }
}

/** By what they say of themselves: they are of another window. */
const isText = (node: Node): node is Text => node.nodeType === node.TEXT_NODE
const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE
