import { useSyncExternalStore } from 'react'
import { useUi } from '../../ui/UiProvider.tsx'
import { usePlace } from './ScopeContext.tsx'

/** Whether no popup, dialog or sheet is open in front of the screen; renders again when that changes. */
export function useAlone(): () => boolean {
  const { popups } = usePlace().store
  const { overlays } = useUi()
  const isAlone = () => popups.open.getSnapshot().length === 0 && overlays.count() === 0
  useSyncExternalStore(popups.open.subscribe, isAlone)
  useSyncExternalStore(overlays.subscribe, isAlone)
  return isAlone
}
