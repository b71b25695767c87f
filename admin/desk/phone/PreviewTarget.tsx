import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { defaultLocale, type Locale } from '../../../src/format/locales.ts'
import type { Opening } from '../../../src/format/wire/PreviewMessage.ts'
import type { PlayableRelease } from '../facts/documents/PlayableRelease.ts'

/** One phone; the three languages side by side; the live release beside the draft. */
export type Phones = 'one' | 'languages' | 'compare'

interface PreviewTargetValue {
  /** The screen in the phone: a path with its query. */
  readonly path: string
  readonly locale: Locale
  readonly phones: Phones
  readonly arrange: (phones: Phones) => void
  readonly show: (path: string) => void
  readonly speak: (locale: Locale) => void
  /** Ids of open changes that are played together with the one that is edited. */
  readonly together: readonly string[]
  readonly playTogether: (changes: readonly string[]) => void
  /** The moment at which the phone's clock starts, in UTC; empty for the usual afternoon. */
  readonly moment: string
  readonly playMoment: (moment: string) => void
  /** An unsaved draft, compiled by the page itself; it plays instead of the saved one. */
  readonly typed: PlayableRelease | undefined
  readonly play: (release: PlayableRelease | undefined) => void
  /** Dialog or notice opened in the phone, because it is edited or the operator asked for it. */
  readonly opening: Opening
  readonly letOpen: (change: Partial<Opening>) => void
}

const nothingOpens: Opening = { on: false, dialog: '', notices: false }

const Context = createContext<PreviewTargetValue>({
  path: '/',
  locale: defaultLocale,
  phones: 'one',
  arrange: () => undefined,
  show: () => undefined,
  speak: () => undefined,
  together: [],
  playTogether: () => undefined,
  moment: '',
  playMoment: () => undefined,
  typed: undefined,
  play: () => undefined,
  opening: nothingOpens,
  letOpen: () => undefined,
})

/** Lets a page say which screen shows what it edits, and in which language. */
export function PreviewTarget({ children }: { children: ReactNode }) {
  const [path, show] = useState('/')
  const [locale, speak] = useState<Locale>(defaultLocale)
  const [phones, arrange] = useState<Phones>('one')
  const [typed, play] = useState<PlayableRelease>()
  const [together, playTogether] = useState<readonly string[]>([])
  const [moment, playMoment] = useState('')
  const [opening, setOpening] = useState(nothingOpens)
  const letOpen = useCallback((change: Partial<Opening>) => setOpening((before) => ({ ...before, ...change })), [])
  const value = useMemo(
    () => ({
      path,
      locale,
      phones,
      arrange,
      show,
      speak,
      together,
      playTogether,
      moment,
      playMoment,
      typed,
      play,
      opening,
      letOpen,
    }),
    [path, locale, phones, together, moment, typed, opening, letOpen],
  )
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

/** Lets a dialog that is edited, or the popup with the operators' notices, open by itself while the page is there. */
export function usePreviewOpening({ dialog = '', notices = false }: Partial<Omit<Opening, 'on'>>): void {
  const { letOpen } = usePreviewTarget()
  useEffect(() => {
    letOpen({ dialog, notices })
    return () => letOpen({ dialog: '', notices: false })
  }, [dialog, notices, letOpen])
}
