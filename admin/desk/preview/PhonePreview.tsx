import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { formatFact } from '../../../src/format/fact.ts'
import { Button } from '../../../src/ui/Button.tsx'
import type { FromPreview, PreviewRole } from '../../../src/format/PreviewMessage.ts'
import { languages, locales } from '../../../src/format/locales.ts'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { findCopyKeys } from './findCopyKeys.ts'
import { patchRelease } from './patchRelease.ts'
import { PhoneFrame, type PhoneHandle } from './PhoneFrame.tsx'
import { PhoneLinkButton } from './PhoneLinkButton.tsx'
import { PreviewControls } from './PreviewControls.tsx'
import { usePreviewTarget } from './PreviewTarget.tsx'
import { useComparison } from './useComparison.ts'
import type { DraftReleaseState } from './useDraftRelease.ts'
import { useApi } from '../api/ApiProvider.tsx'
import type { PlayableRelease } from './PlayableRelease.ts'
import styles from './PhonePreview.module.css'

/** The draft in the real app as it is typed: in one phone, in three languages at once, or beside what is live. */
export function PhonePreview({ draft }: { draft: DraftReleaseState }) {
  const snapshot = useDraftSnapshot()
  const navigate = useNavigate()
  const { path, locale, show, speak, typed, phones, arrange } = usePreviewTarget()
  const [role, setRole] = useState<PreviewRole>('member')
  const [scenario, setScenario] = useState('')
  const [at, setAt] = useState('')
  const [scenarios, setScenarios] = useState<Extract<FromPreview, { type: 'ready' }>['scenarios']>([])
  const [width, setWidth] = useState(390)
  const [isPicking, setPicking] = useState(false)
  const [trouble, setTrouble] = useState<Extract<FromPreview, { type: 'problem' }>>()
  const first = useRef<PhoneHandle>(null)
  const live = useLiveRelease(phones === 'compare')
  const { differing, attach, hear } = useComparison()

  const release = typed ?? draft.release
  const played = useMemo(() => release && patchRelease(release, snapshot), [release, snapshot])
  const isSeveral = phones !== 'one'
  /** Phones side by side begin together, whichever was there before: at another time each would show other rounds and orders. */
  const began = useBeginning(isSeveral ? [phones, role, scenario, at].join(' ') : '')

  function handlePath(next: string) {
    setTrouble(undefined)
    show(next)
  }

  function handleMessage(message: FromPreview) {
    if (message.type === 'ready') setScenarios(message.scenarios)
    if (message.type === 'problem') setTrouble(message)
  }

  /** The texts behind what was tapped, on the copy page. */
  function handlePicked(texts: readonly string[], shown: typeof locale) {
    setPicking(false)
    const keys = findCopyKeys(
      texts,
      (key) =>
        snapshot.edits.get(formatFact({ kind: 'copy', locale: shown, key }))?.value ?? snapshot.live.copy[shown][key],
      Object.keys(snapshot.live.copy[shown]),
    )
    navigate(
      `/copy?${new URLSearchParams(keys.length > 0 ? { keys: keys.join(',') } : { text: texts[0] ?? '' }).toString()}`,
    )
  }

  const shared = { width, role, scenario, at, began, path, isPicking, onPath: handlePath }
  const listen = (shown: typeof locale) => (message: FromPreview) => {
    handleMessage(message)
    if (message.type === 'picked') handlePicked(message.texts, shown)
  }
  return (
    <div className={styles.preview} data-phones={phones}>
      <PreviewControls
        release={draft.release}
        path={path}
        onPath={handlePath}
        locale={locale}
        onLocale={speak}
        role={role}
        onRole={setRole}
        scenarios={scenarios}
        scenario={scenario}
        onScenario={setScenario}
        at={at}
        onAt={setAt}
        phones={phones}
        onPhones={arrange}
        width={width}
        onWidth={setWidth}
      />
      <div className={styles.tools}>
        <Button
          size="small"
          variant={isPicking ? 'primary' : 'secondary'}
          icon="language"
          aria-pressed={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {isPicking ? 'Now tap a text' : 'Find a text'}
        </Button>
        <PhoneLinkButton view={{ locale, role, scenario, at, path }} />
        <span className={styles.enter}>
          <Button size="small" variant="secondary" onClick={() => first.current?.enter()}>
            Go into the phone
          </Button>
        </span>
      </div>
      <output className={styles.note}>
        {noteOf(draft, trouble) || (phones === 'compare' ? differenceText(differing) : '')}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- several do not always fit: a scroller must be reachable by keyboard */}
      <section className={styles.phones} aria-label="Frames" tabIndex={isSeveral ? 0 : undefined}>
        {phones === 'languages' &&
          locales.map((each, at) => (
            <PhoneFrame
              key={each}
              {...shared}
              ref={at === 0 ? first : undefined}
              title={`The draft in ${languages[each].english}`}
              caption={languages[each].english}
              release={played}
              locale={each}
              isWatched={false}
              leads={at === 0}
              onMessage={listen(each)}
            />
          ))}
        {phones === 'compare' && (
          <PhoneFrame
            key="live"
            {...shared}
            ref={attach('live')}
            title="What is live in the app"
            caption="Live"
            release={live}
            locale={locale}
            isWatched
            leads={false}
            onMessage={(message) => {
              hear('live', message)
              listen(locale)(message)
            }}
          />
        )}
        {phones !== 'languages' && (
          <PhoneFrame
            key="draft"
            {...shared}
            ref={(handle) => {
              first.current = handle
              attach('draft')(handle)
            }}
            title="The draft in the app"
            caption={isSeveral ? 'Draft' : undefined}
            release={played}
            locale={locale}
            isWatched={isSeveral}
            leads
            onMessage={(message) => {
              hear('draft', message)
              listen(locale)(message)
            }}
          />
        )}
      </section>
    </div>
  )
}

function differenceText(differing: number): string {
  if (differing === 0) return 'Nothing differs on this screen.'
  return differing === 1 ? 'One place differs; it is marked.' : `${differing} places differ; they are marked.`
}

function noteOf(
  { isBroken, problem, release }: DraftReleaseState,
  trouble: { screen: string; pointer: string } | undefined,
): string {
  if (problem !== undefined) return `The preview shows an older draft. ${problem}`
  if (isBroken)
    return release === undefined
      ? 'The draft has errors and cannot be played.'
      : 'The draft has errors. The preview shows the last one without, with your latest changes on it.'
  if (trouble)
    return `The app could not show a part of “${trouble.screen}”${trouble.pointer === '' ? '' : ` (${trouble.pointer})`}.`
  return ''
}

const beginNow = (world: string): { readonly world: string; readonly at: number } => ({
  world,
  at: world === '' ? 0 : Date.now(),
})

/** When a world began, in ms: another name of it is another beginning; without a name there is none, and 0. */
function useBeginning(world: string): number {
  const [begun, begin] = useState(() => beginNow(world))
  if (begun.world === world) return begun.at
  const next = beginNow(world)
  begin(next)
  return next.at
}

/** What members play now, read only where it is shown. */
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
