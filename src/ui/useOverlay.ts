import { useEffect, useEffectEvent } from 'react'
import { useUi } from './UiProvider.tsx'

/** Keeps an open overlay on the stack that "back" closes from. */
export function useOverlay(open: boolean, close: () => void) {
  const { overlays } = useUi()
  const handleClose = useEffectEvent(close)
  useEffect(() => {
    if (open) return overlays.add(() => handleClose())
    return undefined
  }, [open, overlays])
}
