import { memo, useMemo, type ReactNode } from 'react'
import { Screen } from '../../renderer/Screen.tsx'
import { useApp } from '../AppContext.ts'
import { useSelected } from '../stores/useSelected.ts'
import { ScreenPage } from './ScreenPage.tsx'
import { useScreenLocation } from './ScreenLocation.ts'

export interface ScreenFrameProps {
  readonly id: string
  /** Names this visit, for its scroll position. */
  readonly instance: string
  readonly active: boolean
}

/** One screen with its header and bars, at the location of the stack around. */
export const ScreenFrame = memo(function ScreenFrame({ id, instance, active }: ScreenFrameProps) {
  const { release } = useApp()
  const plan = useSelected(release, (snapshot) => snapshot.release.screen(id))
  const { search } = useScreenLocation()
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search])
  if (!plan) return null
  const frame = (body: ReactNode) => (
    <ScreenPage plan={plan} instance={instance}>
      {body}
    </ScreenPage>
  )
  return <Screen plan={plan} query={query} active={active} frame={frame} />
})
