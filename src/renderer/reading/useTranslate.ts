import { useSyncExternalStore } from 'react'
import type { Translate } from '../host/Host.ts'
import { useHost } from '../screen/RendererProvider.tsx'

/** The copy in the member's language, for the renderer's own words (`copyKeys`) and copy keys of the plan. */
export function useTranslate(): Translate {
  const { text } = useHost()
  return useSyncExternalStore(text.subscribe, text.getSnapshot)
}
