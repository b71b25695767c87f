import { useCallback } from 'react'
import type { DisplayFormat } from '../../format/shape/common.ts'
import type { Translate } from '../host/Host.ts'
import { hiddenFigures } from '../screen/hiddenFigures.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import { formatDisplay } from './display.ts'
import { useReadable } from '../../ui/useReadable.ts'

/** The copy in the member's language, for the renderer's own words (`copyKeys`) and copy keys of the plan. */
export function useTranslate(): Translate {
  const { text } = useHost()
  return useReadable(text)
}

/** Writes values out in the member's language. */
export function useDisplay(): (value: unknown, as: DisplayFormat) => string {
  const host = useHost()
  const { locale } = host
  const hidden = hiddenFigures(host)
  const language = useReadable(locale)
  const hides = useReadable(hidden)
  return useCallback((value, as) => formatDisplay(value, as, language, hides), [language, hides])
}
