import { useCallback } from 'react'
import type { DisplayFormat } from '../../format/shape/common.ts'
import { formatDisplay } from './formatDisplay.ts'
import { hiddenFigures } from '../screen/hiddenFigures.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import { useReadable } from './useReadable.ts'

/** Writes values out in the member's language. */
export function useDisplay(): (value: unknown, as: DisplayFormat) => string {
  const host = useHost()
  const { locale } = host
  const hidden = hiddenFigures(host)
  const language = useReadable(locale)
  const hides = useReadable(hidden)
  return useCallback((value, as) => formatDisplay(value, as, language, hides), [language, hides])
}
