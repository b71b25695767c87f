import { useState } from 'react'
import type { ScreenPlan } from '../../format/screen.ts'
import { hasDirtyForms } from '../../renderer/form/dirtyForms.ts'
import { useApp } from '../AppContext.ts'
import { useReadable } from '../stores/useReadable.ts'

/**
 * The plan of a screen in the release that plays. Copy, settings and notices change under open screens at once; a
 * changed structure waits while the member has something typed.
 */
export function useScreenPlan(id: string): ScreenPlan | undefined {
  const { release } = useApp()
  const latest = useReadable(release).release.screen(id)
  const isDirty = useReadable(hasDirtyForms)
  const [held, setHeld] = useState(latest)
  const shown = isDirty ? (held ?? latest) : latest
  if (shown !== held) setHeld(shown)
  return shown
}
