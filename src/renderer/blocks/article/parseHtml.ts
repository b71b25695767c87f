import { BoundedParser } from './BoundedParser.ts'
import type { HtmlNode } from './HtmlNode.ts'
import { HtmlTree } from './HtmlTree.ts'

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
