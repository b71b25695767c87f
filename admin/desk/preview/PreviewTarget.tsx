import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Locale } from '../../../src/format/locales.ts'

interface PreviewTargetValue {
  /** The screen in the phone: a path with its query. */
  readonly path: string
  readonly locale: Locale
  readonly show: (path: string) => void
  readonly speak: (locale: Locale) => void
}

const Context = createContext<PreviewTargetValue>({ path: '/', locale: 'kor', show: () => undefined, speak: () => undefined })

/** Lets a page say which screen shows what it edits, and in which language. */
export function PreviewTarget({ children }: { children: ReactNode }) {
  const [path, show] = useState('/')
  const [locale, speak] = useState<Locale>('kor')
  const value = useMemo(() => ({ path, locale, show, speak }), [path, locale])
  return <Context value={value}>{children}</Context>
}

export function usePreviewTarget(): PreviewTargetValue {
  return use(Context)
}

/** Shows a screen in the phone when the page opens. */
export function usePreviewPath(path: string): void {
  const { show } = usePreviewTarget()
  useEffect(() => show(path), [path, show])
}
