import type { MouseEvent } from 'react'
import type { LinkParts } from '../../ui/renderLink.tsx'
import { useApp } from '../AppContext.ts'

/** A link inside the app: it goes by the same rules as an action, and opens elsewhere when the member asks for that. */
function RouterLink({ to, children, ...rest }: LinkParts) {
  const { navigator } = useApp()
  function handleClick(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigator.navigate.go(to, {})
  }
  return (
    <a href={`#${to}`} onClick={handleClick} {...rest}>
      {children}
    </a>
  )
}

export const renderRouterLink = (parts: LinkParts) => <RouterLink {...parts} />
