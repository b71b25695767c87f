import { useCallback, useSyncExternalStore } from 'react'
import type { DisplayFormat } from '../../format/shape/common.ts'
import { formatDisplay } from './formatDisplay.ts'
import { useHost } from '../screen/RendererProvider.tsx'

/** Writes values out in the member's language. */
export function useDisplay(): (value: unknown, as: DisplayFormat) => string {
  const { locale } = useHost()
  const language = useSyncExternalStore(locale.subscribe, locale.getSnapshot)
  return useCallback((value, as) => formatDisplay(value, as, language), [language])
}
