import type { ReactElement, ReactNode } from 'react'

/** Parts of a link that whoever owns the router needs. */
export interface LinkParts {
  to: string
  className?: string | undefined
  children?: ReactNode
  'aria-current'?: 'page' | undefined
  'aria-label'?: string | undefined
}

export type RenderLink = (parts: LinkParts) => ReactElement

/** A plain hash link, for stories and for pages without a router. */
export const renderHashLink: RenderLink = ({ to, children, ...rest }) => (
  <a href={`#${to}`} {...rest}>
    {children}
  </a>
)
