import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import type { FromPreview } from '../../../src/format/PreviewMessage.ts'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { patchRelease } from './patchRelease.ts'
import type { PhoneHandle } from './PhoneFrame.tsx'
import { PhoneRow } from './PhoneRow.tsx'
import { type PhoneLook, PreviewControls } from './PreviewControls.tsx'
import { usePreviewTarget } from './PreviewTarget.tsx'
import { PhoneTools } from './PhoneTools.tsx'
import { useComparison } from './useComparison.ts'
import type { DraftReleaseState } from './useDraftRelease.ts'
import { useFollowFocus } from './useFollowFocus.ts'
import { useTouching } from './useTouching.ts'
import styles from './PhonePreview.module.css'
import { sentenceOf } from '../words/sentenceOf.ts'
import { type Words, useWords } from '../words/useWords.ts'

// It brings the forms of the settings, which not every page of the desk has.
const TouchPanel = lazy(async () => ({ default: (await import('./TouchPanel.tsx')).TouchPanel }))

interface PhonePreviewProps {
  readonly draft: DraftReleaseState
  /** Left out where something else closes it. */
  readonly onFold: (() => void) | undefined
}

const usualLook: PhoneLook = {
  role: 'member',
  theme: 'system',
  scenario: '',
  at: '',
  width: 390,
  vip: 0,
  joinday: 0,
  installed: false,
}

/**
 * The draft in the real app while it is typed: in one phone, in three languages at once, or beside the live release.
 * What is tapped there while it is touched opens beside it.
 */
export function PhonePreview({ draft, onFold }: PhonePreviewProps) {
  const words = useWords()
  const snapshot = useDraftSnapshot()
  const { path, locale, show, speak, typed, phones, arrange, opening, letOpen } = usePreviewTarget()
  const [look, setLook] = useState(usualLook)
  const { role, scenario, at, vip, joinday, installed } = look
  const [scenarios, setScenarios] = useState<Scenarios>([])
  const [trouble, setTrouble] = useState<Trouble>()
  const first = useRef<PhoneHandle>(null)
  const comparison = useComparison()
  const touching = useTouching()
  useFollowFocus()

  const release = typed ?? draft.release
  const played = useMemo(() => release && patchRelease(release, snapshot), [release, snapshot])
  /**
   * Phones side by side start together, whichever was there before: started apart, each would show other rounds and
   * orders.
   */
  const began = useBeginning(phones === 'one' ? '' : [phones, role, scenario, at, vip, joinday, installed].join(' '))

  function handlePath(next: string) {
    setTrouble(undefined)
    show(next)
  }

  function handleMessage(message: FromPreview) {
    if (message.type === 'ready') setScenarios(message.scenarios)
    if (message.type === 'problem') setTrouble(message)
    touching.hear(message)
  }

  function handleClose() {
    touching.close()
    // Where the tap was: the next one is likely to be beside it.
    first.current?.enter()
  }

  return (
    <>
      <div className={styles.scroller}>
        <div className={styles.preview} data-phones={phones}>
          <PhoneTools
            touching={touching}
            view={{ locale, role, scenario, at, path }}
            onEnter={() => first.current?.enter()}
            onFold={onFold}
          />
          <PreviewControls
            release={draft.release}
            path={path}
            onPath={handlePath}
            locale={locale}
            onLocale={speak}
            look={look}
            onLook={(change) => setLook({ ...look, ...change })}
            scenarios={scenarios}
            phones={phones}
            onPhones={arrange}
            popups={opening.on}
            onPopups={(on) => letOpen({ on })}
          />
          <output className={styles.note}>
            {noteOf(draft, trouble, words) || (phones === 'compare' ? differenceText(comparison.differing, words) : '')}
          </output>
          <PhoneRow
            shared={{ ...look, began, path, opening, isTouching: touching.isOn, onPath: handlePath }}
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
      </div>
      {touching.touched && (
        <Suspense fallback={null}>
          <TouchPanel key={touching.taps} touch={touching.touched} onClose={handleClose} />
        </Suspense>
      )}
    </>
  )
}

type Scenarios = Extract<FromPreview, { type: 'ready' }>['scenarios']
type Trouble = Extract<FromPreview, { type: 'problem' }>

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
