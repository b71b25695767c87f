import { isText, type HtmlNode, type HtmlTag } from './HtmlNode.ts'

/**
 * Fits the headings of an article beneath those of the page: the outermost become `top`, and none is more than one
 * level beneath the one before it, whatever sizes the author chose by look.
 */
export function levelHeadings(nodes: readonly HtmlNode[], top: number): readonly HtmlNode[] {
  const outer: number[] = []

  function visit(node: HtmlNode): HtmlNode {
    if (isText(node)) return node
    const written = /^h(\d)$/.exec(node.tag)?.[1]
    if (written === undefined) return { ...node, children: node.children.map(visit) }
    while (outer.length > 0 && (outer.at(-1) ?? 0) >= Number(written)) outer.pop()
    outer.push(Number(written))
    const tag: HtmlTag = `h${Math.min(6, top + outer.length - 1)}` as HtmlTag
    return { ...node, tag, children: node.children.map(visit) }
  }

  return nodes.map(visit)
}
