import type { Translate } from '../host/Host.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import { useReadable } from './useReadable.ts'

/** The copy in the member's language, for the renderer's own words (`copyKeys`) and copy keys of the plan. */
export function useTranslate(): Translate {
  const { text } = useHost()
  return useReadable(text)
}
