import { useMemo, type ReactNode } from 'react'
import { Screen } from '../../renderer/Screen.tsx'
import { ScreenPage } from './ScreenPage.tsx'
import { useScreenPlan } from './useScreenPlan.ts'
import { useScreenLocation } from './ScreenLocation.ts'

export interface ScreenFrameProps {
  readonly id: string
  /** Names this visit, for its scroll position. */
  readonly instance: string
  readonly active: boolean
}

/** One screen with its header and bars, at the location of the stack around. */
export function ScreenFrame({ id, instance, active }: ScreenFrameProps) {
  const plan = useScreenPlan(id)
  const { search } = useScreenLocation()
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search])
  if (!plan) return null
  const frame = (body: ReactNode) => (
    <ScreenPage plan={plan} instance={instance}>
      {body}
    </ScreenPage>
  )
  return <Screen plan={plan} query={query} active={active} frame={frame} />
}
