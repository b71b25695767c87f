import { useEffect } from 'react'
import { usePlace } from './ScopeContext.tsx'

/** Lets the rest of the screen read a form's values as `form` (or `form.<id>` where there are several). */
export function usePublishForm(id: string, values: object): void {
  const { store } = usePlace()
  useEffect(() => store.setForm(id, values), [store, id, values])
  useEffect(() => () => store.setForm(id, undefined), [store, id])
}
