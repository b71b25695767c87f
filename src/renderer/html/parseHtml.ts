import { Parser } from 'htmlparser2'
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
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'pre') preformatted += 1
      tree.open(name, attributes)
    },
    ontext(text) {
      tree.write(isPlain || preformatted > 0 ? text : text.replaceAll(/[ \t\r\n\f]+/g, ' '))
    },
    onclosetag(name) {
      if (name === 'pre') preformatted -= 1
      tree.close(name)
    },
  })
  parser.end(html.slice(0, MOST_CHARACTERS))
  return tree.nodes
}
