import { createElement, useMemo, useState, type ReactNode } from 'react'
import { Article } from '../../../ui/Article.tsx'
import { isText, type HtmlAttributes, type HtmlElement, type HtmlNode, type HtmlTag } from './HtmlNode.ts'
import { parseHtml } from './parseHtml.ts'
import { Pressable } from '../../../ui/Pressable.tsx'

export interface PlatformHtmlProps {
  html: string
  /** The level of the outermost headings on this page. */
  level?: 2 | 3 | undefined
}

/** The platform's HTML as our own elements, by an allow-list. Load it lazily: it carries the parser. */
export function PlatformHtml({ html, level = 2 }: PlatformHtmlProps) {
  const nodes = useMemo(() => levelHeadings(parseHtml(html), level), [html, level])
  // Another text is another article: in one that the browser has translated React would write to texts that are not there.
  return <Article key={html}>{nodes.map(drawNode)}</Article>
}

function drawNode(node: HtmlNode): ReactNode {
  return isText(node) ? node.text : drawElement(node)
}

function drawElement({ id, tag, attributes, children }: HtmlElement): ReactNode {
  const inside = children.length > 0 ? children.map(drawNode) : undefined
  if (tag === 'a') {
    return (
      <HtmlLink key={id} href={attributes.href} spoken={isSpoken(children)}>
        {inside}
      </HtmlLink>
    )
  }
  if (tag === 'img') return attributes.src !== undefined && <Picture key={id} {...attributes} />
  // A wide table scrolls by itself and must be reachable by keyboard.
  return createElement(tag, { key: id, ...attributes, ...(tag === 'table' ? { tabIndex: 0 } : {}) }, inside)
}

/** Whether a link says where it leads without our help. */
function isSpoken(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) =>
    isText(node) ? node.text.trim() !== '' : (node.attributes.alt ?? '') !== '' || isSpoken(node.children),
  )
}

function Picture({ src, alt = '', width, height }: HtmlAttributes) {
  const [broken, setBroken] = useState(false)
  // A picture that will not load is replaced by its alternative text.
  if (broken) return <span>{alt}</span>
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}

const headings: readonly HtmlTag[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/**
 * Fits the headings of an article beneath those of the page: the outermost become `top`, and none is more than one
 * level beneath the one before it, whatever sizes the author chose by look.
 */
function levelHeadings(nodes: readonly HtmlNode[], top: number): readonly HtmlNode[] {
  const outer: number[] = []

  function visit(node: HtmlNode): HtmlNode {
    if (isText(node)) return node
    const written = /^h(\d)$/.exec(node.tag)?.[1]
    if (written === undefined) return { ...node, children: node.children.map(visit) }
    while (outer.length > 0 && (outer.at(-1) ?? 0) >= Number(written)) outer.pop()
    outer.push(Number(written))
    const tag = headings[Math.min(6, top + outer.length - 1) - 1] ?? 'h6'
    return { ...node, tag, children: node.children.map(visit) }
  }

  return nodes.map(visit)
}

interface HtmlLinkProps {
  /** Already checked by `readLink`; without one the words stay and the link goes. */
  href: string | undefined
  /** Whether the content is words; a link around a bare picture is named by its address. */
  spoken: boolean
  children: ReactNode
}

/** A link of platform HTML: inside the app it is the router's, outside it opens a new window. */
function HtmlLink({ href, spoken, children }: HtmlLinkProps) {
  if (href === undefined) return children
  if (href.startsWith('#'))
    return (
      <Pressable to={href.slice(1)} label={spoken ? undefined : href.slice(2)}>
        {children}
      </Pressable>
    )
  const label = spoken ? undefined : new URL(href).hostname
  if (href.startsWith('mailto:'))
    return (
      <a href={href} aria-label={spoken ? undefined : href.slice(7)}>
        {children}
      </a>
    )
  return (
    <Pressable href={href} label={label}>
      {children}
    </Pressable>
  )
}
