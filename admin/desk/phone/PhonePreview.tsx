import { lazy, Suspense, useMemo, useRef, useState, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { FromPreview, Opening } from '../../../src/format/wire/PreviewMessage.ts'
import { NowLink } from './past/NowLink.tsx'
import type { PhoneHandle } from './PhoneFrame.tsx'
import { PhoneLine, ScheduledLine } from './PhoneLine.tsx'
import { PhoneRow } from './PhoneRow.tsx'
import { type PhoneLook, PreviewControls } from './PreviewControls.tsx'
import { usePreviewTarget } from './PreviewTarget.tsx'
import { PhoneTools } from './PhoneTools.tsx'
import { useComparison } from './useComparison.ts'
import type { DraftReleaseState } from './useDraftRelease.ts'
import { useFollowFocus } from './useFollowFocus.ts'
import { usePlayed } from './usePlayed.ts'
import { usePlayedChange, useReviewedId } from './usePlayedChange.ts'
import { type Touching, useTouching } from './useTouching.ts'
import styles from './PhonePreview.module.css'
import { sentenceOf } from '../words/sentenceOf.ts'
import { type Words, useWords } from '../words/useWords.ts'
import { formatFact } from '../../../src/format/fact.ts'
import { copyName } from '../../../src/format/facts/factName.ts'
import type { Touch } from '../../../src/format/wire/Touch.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { factsHere } from '../facts/draft/ownFacts.ts'
import { useFactName } from '../facts/draft/useFactName.ts'
import { type TouchedThing, touchedThings } from './touchedThings.ts'
import { Note } from '../kit/Note.tsx'
import { MEMBERS_ZONE } from '../../../src/format/time/zones.ts'
import pastStyles from './past/past.module.css'
import type { Past } from './past/usePast.ts'

// It brings the forms of the settings, which not every page of the desk has.
const TouchPanel = lazy(async () => ({ default: (await import('./TouchPanel.tsx')).TouchPanel }))

interface PhonePreviewProps {
  readonly draft: DraftReleaseState
  /** Left out where something else closes it. */
  readonly onFold: (() => void) | undefined
}

const usualLook: Omit<PhoneLook, 'at'> = {
  role: 'member',
  theme: 'system',
  scenario: '',
  width: 390,
  vip: 0,
  joinday: 0,
  installed: false,
  withoutStops: false,
}

/**
 * The draft in the real app while it is typed, or a moment of the past: in one phone, in three languages at once, or
 * beside the live release. What is tapped there while it is touched opens beside it.
 */
export function PhonePreview({ draft, onFold }: PhonePreviewProps) {
  const { path, locale, show, speak, phones, arrange, moment, playMoment } = usePreviewTarget()
  const [chosen, setLook] = useState(usualLook)
  const { past, release, listed, stops, liveStops, names } = usePlayed(draft, chosen.withoutStops)
  const { opening, onPopups } = useOpening(past !== undefined)
  // What is touched is edited, and an edit shows only in the change that it goes to.
  const isTouchable = usePlayedChange().isEdited && past === undefined
  const look = { ...chosen, at: past?.at ?? moment }
  const { role, scenario, at, vip, joinday, installed } = look
  const [scenarios, setScenarios] = useState<Scenarios>([])
  const [trouble, setTrouble] = useState<Trouble>()
  const first = useRef<PhoneHandle>(null)
  const comparison = useComparison()
  const touching = useTouching(usePageAddress())
  useFollowFocus()
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

  return (
    <>
      <div className={styles.scroller} data-touched={isTouchable && touching.touched !== undefined}>
        <div className={styles.preview} data-phones={phones}>
          <div className={styles.controls}>
            {past && <NowLink />}
            {isTouchable && <TouchToggle touching={touching} />}
            {past?.error === undefined && (
              <PreviewControls
                release={listed}
                isPast={past !== undefined}
                path={path}
                onPath={handlePath}
                locale={locale}
                onLocale={speak}
                look={look}
                onLook={({ at: next = moment, ...change }) => {
                  playMoment(next)
                  setLook({ ...chosen, ...change })
                }}
                scenarios={scenarios}
                phones={phones}
                onPhones={arrange}
                popups={opening.on}
                onPopups={onPopups}
              />
            )}
            <PhoneTools
              isPast={past !== undefined}
              view={{ locale, role, scenario, at, path }}
              onEnter={() => first.current?.enter()}
              onFold={onFold}
            />
          </div>
          {!past && <PhoneLine isOther={draft.isOther} withoutStops={chosen.withoutStops} />}
          {touching.isOn && isTouchable && <Pointed touch={touching.pointed} />}
          {past && <PastBar past={past} />}
          {!past && <ScheduledLine scheduled={draft.scheduled} />}
          <PhoneNote
            draft={past ? undefined : draft}
            trouble={trouble}
            differing={phones === 'compare' ? comparison.differing : undefined}
          />
          {/* Never a screen of the present under the date of another, nor of another change under the name of this one. */}
          {release === undefined && (past !== undefined || draft.isBroken) ? null : (
            <PhoneRow
              key={past ? 'past' : 'now'}
              shared={{
                ...look,
                began,
                path,
                opening,
                stops,
                isTouching: touching.isOn && isTouchable,
                onPath: handlePath,
              }}
              phones={phones}
              locale={locale}
              names={names}
              played={release}
              liveStops={liveStops}
              comparison={comparison}
              onFirst={(handle) => {
                first.current = handle
              }}
              onMessage={handleMessage}
            />
          )}
        </div>
      </div>
      {isTouchable && <Touched touching={touching} onClose={() => first.current?.enter()} />}
    </>
  )
}

interface TouchedProps {
  readonly touching: Touching
  readonly onClose: () => void
}

function Touched({ touching, onClose }: TouchedProps) {
  if (touching.touched === undefined) return null

  function handleClose() {
    touching.close()
    // Where the tap was: the next one is likely to be beside it.
    onClose()
  }

  return (
    <Suspense fallback={null}>
      <TouchPanel key={touching.taps} touch={touching.touched} onClose={handleClose} />
    </Suspense>
  )
}

/** The page beside the phone: a review of another change is another page. */
function usePageAddress(): string {
  const { pathname } = useLocation()
  const reviewed = useReviewedId()
  return reviewed === undefined ? pathname : `${pathname} ${reviewed}`
}

/** Quiet by itself in the present; in the past it opens what opened for members, unless somebody turns that off. */
function useOpening(isPast: boolean) {
  const { opening, letOpen } = usePreviewTarget()
  const [isLoud, setLoud] = useState(true)
  const then = useMemo((): Opening => ({ on: isLoud, dialog: '', notices: false }), [isLoud])
  return isPast ? { opening: then, onPopups: setLoud } : { opening, onPopups: (on: boolean) => letOpen({ on }) }
}

type Scenarios = Extract<FromPreview, { type: 'ready' }>['scenarios']
type Trouble = Extract<FromPreview, { type: 'problem' }>

interface PhoneNoteProps {
  /** Missing in the past. */
  readonly draft: DraftReleaseState | undefined
  readonly trouble: Trouble | undefined
  /** How many places differ, where two are compared. */
  readonly differing: number | undefined
}

/** Note on what the phone shows. */
function PhoneNote({ draft, trouble, differing }: PhoneNoteProps) {
  const words = useWords()
  const compared = differing === undefined ? '' : differenceText(differing, words)
  return (
    <output className={styles.note}>
      {(draft && draftText(draft, words)) || troubleText(trouble, words) || compared}
    </output>
  )
}

function differenceText(differing: number, { t }: Words): string {
  return differing === 0 ? t('preview.same') : t('preview.differ', { count: differing })
}

function draftText({ isBroken, problem, release }: DraftReleaseState, words: Words): string {
  const { t } = words
  if (problem !== undefined) return t('preview.older', { why: sentenceOf(problem, words) })
  return isBroken ? t(release === undefined ? 'preview.broken' : 'preview.brokenSince') : ''
}

function troubleText(trouble: Trouble | undefined, { t }: Words): string {
  if (!trouble) return ''
  const { screen, pointer } = trouble
  return pointer === '' ? t('preview.blockFailed', { screen }) : t('preview.blockFailedAt', { screen, pointer })
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

/** Turns editing by touch on and off. */
function TouchToggle({ touching: { isOn, setOn, ended } }: { readonly touching: Touching }) {
  const { t } = useWords()
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (ended > 0) toggle.current?.focus()
  }, [ended])
  return (
    <button
      ref={toggle}
      type="button"
      className={styles.opener}
      aria-label={t('touch.toggle')}
      title={t('touch.toggle')}
      aria-pressed={isOn}
      data-used={isOn}
      onClick={() => setOn(!isOn)}
    >
      <Icon name="edit" size={18} />
    </button>
  )
}

/** The name of the innermost thing: what Enter or a tap would open first. */
function Pointed({ touch }: { readonly touch: Touch | undefined }) {
  const { t, locale } = useWords()
  const facts = factsHere(useDraftSnapshot())
  const nameOf = useFactName()
  const thing = touch && touchedThings(touch, facts)[0]
  return <output className={styles.pointed}>{thing ? nameOfThing(thing) : t('touch.hint')}</output>

  function nameOfThing(one: TouchedThing): string {
    switch (one.kind) {
      case 'text':
        return copyName(one.key, locale)
      case 'settings':
        return one.pointers.map((pointer) => nameOf(formatFact({ kind: 'settings', pointer }))).join(', ')
      case 'notice':
      case 'dialog':
      case 'block':
        return nameOf(formatFact(one))
      case 'picture':
        return t(one.isOfPlatform ? 'touch.pictureOfPlatform' : 'touch.picture')
      case 'platform':
        return t('touch.platform')
      case 'app':
        return t('touch.app')
      default:
        return one satisfies never
    }
  }
}

/** Says above the phone that it plays the past, and which. */
function PastBar({ past: { at, moment, error } }: { readonly past: Past }) {
  const words = useWords()
  const { t, momentIn } = words
  const when = momentIn(at, MEMBERS_ZONE)
  return (
    <div className={pastStyles.bar}>
      {error === undefined ? (
        <Note tone="warning" title={moment ? t('past.bar', { seq: moment.seq, when }) : t('past.loading', { when })}>
          <p>{t('past.barText')}</p>
          {moment && moment.stops === undefined && <p>{t('past.stopsUnknown')}</p>}
        </Note>
      ) : (
        // Not an alert: the page beside it is one.
        <Note tone="warning" title={t('past.failed', { when })}>
          <p>{sentenceOf(error, words)}</p>
        </Note>
      )}
    </div>
  )
}
