import { type RefObject, useEffect, useRef, useState } from 'react'

/** A place whose first control takes the focus when what was pressed in it goes away. */
export function useFirstControl(): { readonly place: RefObject<HTMLDivElement | null>; readonly focus: () => void } {
  const place = useRef<HTMLDivElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) place.current?.querySelector<HTMLElement>('button, input, textarea, select')?.focus()
  }, [times])
  return { place, focus: () => setTimes((before) => before + 1) }
}
