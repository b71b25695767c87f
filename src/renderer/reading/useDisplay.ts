import { useCallback, useSyncExternalStore } from 'react'
import type { DisplayFormat } from '../../format/shape/common.ts'
import { formatDisplay } from './formatDisplay.ts'
import { hiddenFigures } from '../screen/hiddenFigures.ts'
import { useHost } from '../screen/RendererProvider.tsx'

/** Writes values out in the member's language. */
export function useDisplay(): (value: unknown, as: DisplayFormat) => string {
  const host = useHost()
  const { locale } = host
  const hidden = hiddenFigures(host)
  const language = useSyncExternalStore(locale.subscribe, locale.getSnapshot)
  const hides = useSyncExternalStore(hidden.subscribe, hidden.getSnapshot)
  return useCallback((value, as) => formatDisplay(value, as, language, hides), [language, hides])
}
