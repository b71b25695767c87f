import type { ReactNode } from 'react'
import { Pressable } from '../../../ui/Pressable.tsx'

export interface HtmlLinkProps {
  /** Already checked by `readLink`; without one the words stay and the link goes. */
  href: string | undefined
  /** Whether the content is words; a link around a bare picture is named by its address. */
  spoken: boolean
  children: ReactNode
}

/** A link of platform HTML: inside the app it is the router's, outside it opens a new window. */
export function HtmlLink({ href, spoken, children }: HtmlLinkProps) {
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
