import { useRef, type FocusEvent, type ReactNode } from 'react'
import { screenOfSetting } from '../../../src/format/declaredSettings.ts'
import { parseFact } from '../../../src/format/fact.ts'
import { usePreviewTarget } from './PreviewTarget.tsx'

/** Moves the phone to the screen of the setting that is being edited, once for each such screen. */
export function FollowFocus({ children }: { children: ReactNode }) {
  const { show } = usePreviewTarget()
  const last = useRef<string>(undefined)

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    const fact = target.closest<HTMLElement>('[data-fact]')?.dataset['fact']
    const parsed = fact === undefined ? undefined : parseFact(fact)
    const screen = parsed?.kind === 'settings' ? screenOfSetting(parsed.pointer) : undefined
    if (screen === undefined || screen === last.current) return
    last.current = screen
    show(screen)
  }

  return <div onFocus={handleFocus}>{children}</div>
}
