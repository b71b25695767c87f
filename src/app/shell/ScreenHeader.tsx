import type { Chrome } from '../../format/screen.ts'
import { useAction } from '../../renderer/actions/useAction.ts'
import { useText } from '../../renderer/reading/useDerived.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { NavBar } from '../../ui/NavBar.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useApp } from '../AppContext.ts'

export interface ScreenHeaderProps {
  readonly kind: Chrome['header']
  readonly title: string
  readonly siteName: string
  readonly chrome: Chrome
}

/** The header a document asks for; also without one a screen has a heading. */
export function ScreenHeader({ kind, title, siteName, chrome }: ScreenHeaderProps) {
  const { navigator } = useApp()
  const { leading, action } = chrome
  if (kind === 'none') {
    return (
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
    )
  }
  return (
    <NavBar
      title={kind === 'home' ? siteName : title}
      onBack={kind === 'back' ? () => navigator.navigate.back() : undefined}
      leading={leading && <HeaderButton part={leading} />}
      action={action && <HeaderButton part={action} />}
    />
  )
}

function HeaderButton({ part }: { readonly part: NonNullable<Chrome['leading'] | Chrome['action']> }) {
  const label = useText(part.label)
  const { run, busy, disabled } = useAction(part.do)
  const handleClick = () => void run()
  if (part.icon !== undefined)
    return <IconButton icon={part.icon} label={label} busy={busy} disabled={disabled} onClick={handleClick} />
  return (
    <Button variant="quiet" size="small" busy={busy} disabled={disabled} onClick={handleClick}>
      {label}
    </Button>
  )
}
