import { useMemo } from 'react'
import { usePlace } from './ScopeContext.tsx'

/** The popups of this screen. */
export function usePopups(): { readonly open: (id: string) => void; readonly close: (id?: string) => void } {
  const { store } = usePlace()
  return useMemo(() => ({ open: store.popups.show, close: store.popups.close }), [store])
}
