import { useRef, type FocusEvent, type ReactNode } from 'react'
import { usePreviewTarget } from './PreviewTarget.tsx'
import { screenForFact } from './screenForFact.ts'

/** The phone goes to the screen of the setting that is being edited, once for each such screen. */
export function FollowFocus({ children }: { children: ReactNode }) {
  const { show } = usePreviewTarget()
  const last = useRef<string>(undefined)

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    const fact = target.closest<HTMLElement>('[data-fact]')?.dataset['fact']
    const screen = fact === undefined ? undefined : screenForFact(fact)
    if (screen === undefined || screen === last.current) return
    last.current = screen
    show(screen)
  }

  return <div onFocus={handleFocus}>{children}</div>
}
