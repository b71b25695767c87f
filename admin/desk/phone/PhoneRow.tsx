import useSWR from 'swr'
import { locales, type Locale } from '../../../src/format/locales.ts'
import type { FromPreview } from '../../../src/format/wire/PreviewMessage.ts'
import type { Stops } from '../../../src/format/wire/stops.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { useWords } from '../words/useWords.ts'
import { PhoneFrame, type PhoneFrameProps, type PhoneHandle } from './PhoneFrame.tsx'
import type { PlayableRelease } from '../facts/documents/PlayableRelease.ts'
import type { Phones } from './PreviewTarget.tsx'
import type { Comparison } from './useComparison.ts'
import styles from './PhonePreview.module.css'

export interface PhoneRowProps {
  readonly shared: Pick<
    PhoneFrameProps,
    | 'width'
    | 'role'
    | 'scenario'
    | 'at'
    | 'began'
    | 'vip'
    | 'joinday'
    | 'installed'
    | 'path'
    | 'theme'
    | 'opening'
    | 'stops'
    | 'isTouching'
    | 'onPath'
  >
  readonly phones: Phones
  readonly locale: Locale
  /** Names of the played release: the change, or the past. */
  readonly names: PlayedNames
  /** The draft as it is typed, or the release of then. */
  readonly played: PlayableRelease | undefined
  /** Of what is live beside it. */
  readonly liveStops: Stops
  readonly comparison: Comparison
  /** The phone that the keyboard goes into. */
  readonly onFirst: (handle: PhoneHandle | null) => void
  readonly onMessage: (message: FromPreview, shown: Locale) => void
}

export interface PlayedNames {
  readonly title: string
  readonly inLanguage: (language: string) => string
  /** Beside what is live. */
  readonly caption: string
}

/** One phone, or several that begin together and go the same way. */
export function PhoneRow(props: PhoneRowProps) {
  const { phones } = props
  const { t } = useWords()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- several do not always fit: a scroller must be reachable by keyboard
    <section className={styles.phones} aria-label={t('preview.frames')} tabIndex={phones === 'one' ? undefined : 0}>
      {phones === 'languages' ? <InLanguages {...props} /> : <DraftPhone {...props} />}
    </section>
  )
}

function InLanguages({ shared, names, played, onFirst, onMessage }: PhoneRowProps) {
  const { language } = useWords()
  return locales.map((each, at) => (
    <PhoneFrame
      key={each}
      {...shared}
      ref={at === 0 ? onFirst : undefined}
      title={names.inLanguage(language(each))}
      caption={language(each)}
      release={played}
      locale={each}
      isWatched={false}
      leads={at === 0}
      onMessage={(message) => onMessage(message, each)}
    />
  ))
}

/** The draft; beside it, where that is asked for, what is live. */
function DraftPhone(props: PhoneRowProps) {
  const { shared, names, phones, locale, played, liveStops, comparison, onFirst, onMessage } = props
  const { t } = useWords()
  const isCompared = phones === 'compare'
  const live = useLiveRelease(isCompared)
  const { attach, hear } = comparison
  return (
    <>
      {isCompared && (
        <PhoneFrame
          key="live"
          {...shared}
          stops={liveStops}
          ref={attach('live')}
          title={t('preview.liveTitle')}
          caption={t('preview.live')}
          release={live}
          locale={locale}
          isWatched
          leads={false}
          onMessage={(message) => {
            hear('live', message)
            onMessage(message, locale)
          }}
        />
      )}
      <PhoneFrame
        key="draft"
        {...shared}
        ref={(handle) => {
          onFirst(handle)
          attach('draft')(handle)
        }}
        title={names.title}
        caption={isCompared ? names.caption : undefined}
        release={played}
        locale={locale}
        isWatched={isCompared}
        leads
        onMessage={(message) => {
          hear('draft', message)
          onMessage(message, locale)
        }}
      />
    </>
  )
}

/** Live release, read only where it is shown. */
function useLiveRelease(isWanted: boolean): PlayableRelease | undefined {
  const api = useApi()
  const { seq } = useDraftSnapshot()
  const { data } = useSWR(isWanted ? ['live-release', seq] : null, () => api.liveRelease(), {
    // The phone keeps what it plays until the next release is here; its number says when that is.
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  return data
}
