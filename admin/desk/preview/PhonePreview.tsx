import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatFact } from '../../../src/format/fact.ts'
import { Button } from '../../../src/ui/Button.tsx'
import type { FromPreview, PreviewRole } from '../../../src/format/PreviewMessage.ts'
import type { PhoneView } from '../../../src/format/PhoneAddress.ts'
import type { Locale } from '../../../src/format/locales.ts'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { findCopyKeys } from './findCopyKeys.ts'
import { patchRelease } from './patchRelease.ts'
import type { PhoneHandle } from './PhoneFrame.tsx'
import { PhoneLinkButton } from './PhoneLinkButton.tsx'
import { PhoneRow } from './PhoneRow.tsx'
import { PreviewControls } from './PreviewControls.tsx'
import { usePreviewTarget } from './PreviewTarget.tsx'
import { useComparison } from './useComparison.ts'
import type { DraftReleaseState } from './useDraftRelease.ts'
import styles from './PhonePreview.module.css'
import { sentenceOf } from '../words/sentenceOf.ts'
import { type Words, useWords } from '../words/useWords.ts'

/**
 * The draft in the real app while it is typed: in one phone, in three languages at once, or beside the live release.
 */
export function PhonePreview({ draft }: { draft: DraftReleaseState }) {
  const words = useWords()
  const snapshot = useDraftSnapshot()
  const { path, locale, show, speak, typed, phones, arrange } = usePreviewTarget()
  const [role, setRole] = useState<PreviewRole>('member')
  const [scenario, setScenario] = useState('')
  const [at, setAt] = useState('')
  const [scenarios, setScenarios] = useState<Scenarios>([])
  const [width, setWidth] = useState(390)
  const [isPicking, setPicking] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const first = useRef<PhoneHandle>(null)
  const comparison = useComparison()
  const openTexts = useOpenTexts()

  const release = typed ?? draft.release
  const played = useMemo(() => release && patchRelease(release, snapshot), [release, snapshot])
  /**
   * Phones side by side start together, whichever was there before: started apart, each would show other rounds and
   * orders.
   */
  const began = useBeginning(phones === 'one' ? '' : [phones, role, scenario, at].join(' '))

  function handlePath(next: string) {
    setTrouble(undefined)
    show(next)
  }

  function handleMessage(message: FromPreview, shown: Locale) {
    if (message.type === 'ready') setScenarios(message.scenarios)
    if (message.type === 'problem') setTrouble(message)
    if (message.type !== 'picked') return
    setPicking(false)
    openTexts(message.texts, shown)
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
      <PreviewTools
        isPicking={isPicking}
        onPick={setPicking}
        view={{ locale, role, scenario, at, path }}
        onEnter={() => first.current?.enter()}
      />
      <output className={styles.note}>
        {noteOf(draft, trouble, words) || (phones === 'compare' ? differenceText(comparison.differing, words) : '')}
      </output>
      <PhoneRow
        shared={{ width, role, scenario, at, began, path, isPicking, onPath: handlePath }}
        phones={phones}
        locale={locale}
        played={played}
        comparison={comparison}
        onFirst={(handle) => {
          first.current = handle
        }}
        onMessage={handleMessage}
      />
    </div>
  )
}

type Scenarios = Extract<FromPreview, { type: 'ready' }>['scenarios']
type Trouble = Extract<FromPreview, { type: 'problem' }>

/** Opens the copy page with the texts behind what was tapped. */
function useOpenTexts(): (texts: readonly string[], shown: Locale) => void {
  const { edits, live } = useDraftSnapshot()
  const navigate = useNavigate()
  return (texts, shown) => {
    const copy = live.copy[shown]
    const keys = findCopyKeys(
      texts,
      (key) => edits.get(formatFact({ kind: 'copy', locale: shown, key }))?.value ?? copy[key],
      Object.keys(copy),
    )
    const asked = keys.length > 0 ? { keys: keys.join(',') } : { text: texts[0] ?? '' }
    navigate(`/copy?${new URLSearchParams(asked).toString()}`)
  }
}

interface PreviewToolsProps {
  readonly isPicking: boolean
  readonly onPick: (isPicking: boolean) => void
  readonly view: Omit<PhoneView, 'token'>
  readonly onEnter: () => void
}

function PreviewTools({ isPicking, onPick, view, onEnter }: PreviewToolsProps) {
  const { t } = useWords()
  return (
    <div className={styles.tools}>
      <Button
        size="small"
        variant={isPicking ? 'primary' : 'secondary'}
        icon="language"
        aria-pressed={isPicking}
        onClick={() => onPick(!isPicking)}
      >
        {t(isPicking ? 'preview.tapText' : 'preview.findText')}
      </Button>
      <PhoneLinkButton view={view} />
      <span className={styles.enter}>
        <Button size="small" variant="secondary" onClick={onEnter}>
          {t('preview.enter')}
        </Button>
      </span>
    </div>
  )
}

function differenceText(differing: number, { t }: Words): string {
  return differing === 0 ? t('preview.same') : t('preview.differ', { count: differing })
}

function noteOf({ isBroken, problem, release }: DraftReleaseState, trouble: Trouble | undefined, words: Words): string {
  const { t } = words
  if (problem !== undefined) return t('preview.older', { why: sentenceOf(problem, words) })
  if (isBroken) return t(release === undefined ? 'preview.broken' : 'preview.brokenSince')
  if (!trouble) return ''
  const { screen, pointer } = trouble
  return pointer === '' ? t('preview.partFailed', { screen }) : t('preview.partFailedAt', { screen, pointer })
}

const beginNow = (world: string): { readonly world: string; readonly at: number } => ({
  world,
  at: world === '' ? 0 : Date.now(),
})

/** When the shared simulated platform started, in ms: another name is another start; without a name it is 0. */
function useBeginning(world: string): number {
  const [begun, begin] = useState(() => beginNow(world))
  if (begun.world === world) return begun.at
  const next = beginNow(world)
  begin(next)
  return next.at
}
