import { useEffectEvent, useLayoutEffect } from 'react'
import { useUi } from './UiProvider.tsx'

/** Keeps an open overlay on the stack that "back" closes from. */
export function useOverlay(open: boolean, close: () => void) {
  const { overlays } = useUi()
  const handleClose = useEffectEvent(close)
  // Before it is painted: a key pressed at first sight of it would find nothing to close.
  useLayoutEffect(() => {
    if (open) return overlays.add(() => handleClose())
    return undefined
  }, [open, overlays])
}
