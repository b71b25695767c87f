import { useId, useMemo, type MouseEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { defaultLocale, isLocale, type Locale, locales, languages } from '../../../src/format/locales.ts'
import type { PreviewRole } from '../../../src/format/wire/PreviewMessage.ts'
import { type Theme, themes } from '../../../src/format/themes.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import type { IconName } from '../../../src/ui/icons.ts'
import { Switch } from '../../../src/ui/Switch.tsx'
import { ChoiceField } from '../kit/ChoiceField.tsx'
import { MEMBERS_ZONE } from '../../../src/format/time/zones.ts'
import { MomentInput } from '../kit/MomentInput.tsx'
import { MOMENT_PATH } from './past/momentLink.ts'
import type { PlayableRelease } from '../facts/documents/PlayableRelease.ts'
import { type Phones, usePreviewTarget } from './PreviewTarget.tsx'
import { usePlayedChange } from './usePlayedChange.ts'
import { joinNames } from '../../../src/ui/joinNames.ts'
import popover from '../kit/popover.module.css'
import styles from './PhonePreview.module.css'
import { useWords } from '../words/useWords.ts'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { scheduledItems } from '../facts/documents/comingDays.ts'
import { changeName } from '../facts/names/changeName.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { useOperator } from '../session/SessionProvider.tsx'
import { isObject, objectOf, textsOf } from '../../../src/format/value/isObject.ts'

/** Member, time and light of the phone. */
export interface PhoneLook {
  readonly role: PreviewRole
  readonly theme: Theme
  readonly scenario: string
  /** The moment at which the phone's clock starts, in UTC; empty for the usual afternoon. */
  readonly at: string
  readonly width: number
  /** Level of the member that the app is told of, and the day since joining; 0 as simulated. */
  readonly vip: number
  readonly joinday: number
  /** Opened from the home screen. */
  readonly installed: boolean
  /** Stops that hold for members do not hold here. */
  readonly withoutStops: boolean
}

interface PreviewControlsProps {
  readonly release: PlayableRelease | undefined
  /** It plays a moment of the past: its time is that, and no changes are on it. */
  readonly isPast: boolean
  readonly path: string
  readonly onPath: (path: string) => void
  readonly locale: Locale
  readonly onLocale: (locale: Locale) => void
  readonly look: PhoneLook
  readonly onLook: (change: Partial<PhoneLook>) => void
  readonly scenarios: readonly { readonly id: string; readonly title: string }[]
  readonly phones: Phones
  readonly onPhones: (phones: Phones) => void
  /** Whether popups open and pictures move by themselves, as for members. */
  readonly popups: boolean
  readonly onPopups: (on: boolean) => void
}

const people = ['visitor', 'member', 'agent'] as const satisfies readonly PreviewRole[]
const arrangements = ['one', 'languages', 'compare'] as const satisfies readonly Phones[]
const widths = [390, 360]

/** In the phone's row: its screen, its time, and behind a button who looks, in which language, theme and situation. */
export function PreviewControls(props: PreviewControlsProps) {
  const { release, look, onLook } = props
  const { t, locale } = useWords()
  const screens = useMemo(
    () => (release ? listScreens(release, locale).map(({ path, label }) => ({ value: path, label })) : []),
    [release, locale],
  )
  const [plainPath = '/'] = props.path.split('?')
  return (
    <>
      <div className={styles.screenChoice}>
        <ChoiceField
          hideLabel
          label={t('preview.screen')}
          value={plainPath}
          options={screens}
          onChange={props.onPath}
        />
      </div>
      {!props.isPast && (
        <Popover icon="clock" label={t('preview.moment')} isUsed={look.at !== ''}>
          <TimeChoice at={look.at} onAt={(at) => onLook({ at })} />
        </Popover>
      )}
      <Popover icon="settings" label={t('preview.more')} isUsed={isUnusual(props)}>
        <OtherChoices {...props} />
      </Popover>
    </>
  )
}

const isUnusual = ({ look, phones, popups, isPast }: PreviewControlsProps): boolean =>
  look.role !== 'member' ||
  look.theme !== 'system' ||
  look.scenario !== '' ||
  look.vip > 0 ||
  look.joinday > 0 ||
  look.installed ||
  look.withoutStops ||
  phones !== 'one' ||
  popups !== isPast

interface PopoverProps {
  readonly icon: IconName
  readonly label: string
  /** Something in it is not as usual. */
  readonly isUsed: boolean
  readonly children: ReactNode
}

/** In the browser's own popover: it closes by a tap beside it and by Escape, and gives the focus back. */
function Popover({ icon, label, isUsed, children }: PopoverProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        data-used={isUsed}
      >
        <Icon name={icon} size={18} />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={joinNames(popover.popover, styles.popover)}
      >
        {children}
      </div>
    </>
  )
}

/** Choices of member, language, theme, situation and number of phones. */
function OtherChoices(props: PreviewControlsProps) {
  const { t, coded, language } = useWords()
  const { look, onLook } = props
  const { scenario, width } = look
  return (
    <div className={styles.choices}>
      <ChoiceField
        label={t('preview.seenBy')}
        value={look.role}
        options={people.map((value) => ({ value, label: t(`preview.${value}`) }))}
        onChange={(value) => onLook({ role: people.find((person) => person === value) ?? 'member' })}
      />
      {look.role !== 'visitor' && <MemberChoice look={look} onLook={onLook} />}
      <ChoiceField
        label={t('preview.language')}
        disabled={props.phones === 'languages'}
        value={props.locale}
        options={locales.map((value) => ({ value, label: language(value) }))}
        onChange={(value) => props.onLocale(isLocale(value) ? value : defaultLocale)}
      />
      <ChoiceField
        label={t('preview.theme')}
        value={look.theme}
        options={themes.map((value) => ({ value, label: t(`preview.${value}`) }))}
        onChange={(value) => onLook({ theme: themes.find((theme) => theme === value) ?? 'system' })}
      />
      <ChoiceField
        label={t('preview.phones')}
        value={props.phones}
        options={arrangements.map((value) => ({
          value,
          label: t(props.isPast && value === 'compare' ? 'past.compare' : `preview.${value}`),
        }))}
        onChange={(value) => props.onPhones(arrangements.find((way) => way === value) ?? 'one')}
      />
      <ChoiceField
        label={t('preview.width')}
        value={String(width)}
        options={widths.map((width) => ({ value: String(width), label: t('preview.wide', { width }) }))}
        onChange={(value) => onLook({ width: Number(value) })}
      />
      {/* A situation that the desk has no words for is called as the demonstration calls it. */}
      <ChoiceField
        label={t('preview.situation')}
        value={scenario}
        options={[
          { value: '', label: t('preview.ordinary') },
          ...props.scenarios.map(({ id, title }) => ({ value: id, label: coded(`situations.${id}`) ?? title })),
        ]}
        onChange={(value) => onLook({ scenario: value })}
      />
      <ChoiceField
        label={t('preview.openedIn')}
        value={String(look.installed)}
        options={[
          { value: 'false', label: t('preview.inBrowser') },
          { value: 'true', label: t('audience.installed') },
        ]}
        onChange={(value) => onLook({ installed: value === 'true' })}
      />
      <Switch
        label={t('preview.popups')}
        note={t('preview.popupsNote')}
        checked={props.popups}
        onChange={props.onPopups}
      />
      {!props.isPast && (
        <Switch
          label={t('preview.withoutStops')}
          note={t('preview.withoutStopsNote')}
          checked={look.withoutStops}
          onChange={(withoutStops) => onLook({ withoutStops })}
        />
      )}
      {!props.isPast && <TogetherChoice />}
    </div>
  )
}

/** Levels and days that tell apart whom things are for. */
const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const joinedDays = [1, 3, 7, 14, 30, 90, 365]

function MemberChoice({ look: { vip, joinday }, onLook }: Pick<PreviewControlsProps, 'look' | 'onLook'>) {
  const { t } = useWords()
  return (
    <>
      <ChoiceField
        label={t('preview.vip')}
        value={String(vip)}
        options={[
          { value: '0', label: t('preview.asSimulated') },
          ...levels.map((level) => ({ value: String(level), label: t('preview.vipLevel', { level }) })),
        ]}
        onChange={(value) => onLook({ vip: Number(value) })}
      />
      <ChoiceField
        label={t('preview.joined')}
        value={String(joinday)}
        options={[
          { value: '0', label: t('preview.asSimulated') },
          ...joinedDays.map((day) => ({ value: String(day), label: t('preview.joinday', { day }) })),
        ]}
        onChange={(value) => onLook({ joinday: Number(value) })}
      />
    </>
  )
}

interface TimeChoiceProps {
  readonly at: string
  readonly onAt: (at: string) => void
}

function TimeChoice({ at, onAt }: TimeChoiceProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  function handlePast({ currentTarget }: MouseEvent<HTMLElement>) {
    // The page beside the phone changes, not the phone: nothing else would close it.
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    navigate(MOMENT_PATH, { state: { from: pathname } })
  }

  return (
    <div className={styles.moment}>
      <MomentInput
        label={t('preview.time')}
        labelNote={t('preview.timeNote')}
        zone={MEMBERS_ZONE}
        value={at}
        onChange={(value) => value !== undefined && onAt(value)}
      />
      <Button size="small" variant="secondary" onClick={() => onAt(new Date().toISOString())}>
        {t('preview.now')}
      </Button>
      {at !== '' && (
        <Button size="small" variant="quiet" onClick={() => onAt('')}>
          {t('preview.usualTime')}
        </Button>
      )}
      <ComingMoments onAt={onAt} />
      <Button size="small" variant="quiet" icon="clock" onClick={handlePast}>
        {t('past.open')}
      </Button>
    </div>
  )
}

/** As many as are near enough to matter. */
const MOST_COMING = 3

/** The next moments at which something goes out or is taken back by itself. */
function ComingMoments({ onAt }: Pick<TimeChoiceProps, 'onAt'>) {
  const words = useWords()
  const me = useOperator().name
  const { schedules } = useDraftSnapshot()
  return scheduledItems(schedules)
    .slice(0, MOST_COMING)
    .map(({ at, does, schedule: { id, change } }) => (
      <Button key={`${id} ${does}`} size="small" variant="quiet" icon="calendar" onClick={() => onAt(at)}>
        {words.t(does === 'goes-out' ? 'preview.whenOut' : 'preview.whenBack', {
          name: changeName(change, me, words),
          at: words.momentIn(at, MEMBERS_ZONE),
        })}
      </Button>
    ))
}

/** Which other open changes the phone plays together with the change of the page. */
function TogetherChoice() {
  const words = useWords()
  const me = useOperator().name
  const { changes } = useDraftSnapshot()
  const { together, playTogether } = usePreviewTarget()
  const { change: played } = usePlayedChange()
  const others = changes.filter(({ id, edits }) => id !== played?.id && edits.length > 0)
  if (others.length === 0) return null
  return (
    <fieldset className={styles.together}>
      <legend>{words.t('changes.together')}</legend>
      {others.map((change) => (
        <Checkbox
          key={change.id}
          label={changeName(change, me, words)}
          checked={together.includes(change.id)}
          onChange={(on) => playTogether(on ? [...together, change.id] : together.filter((id) => id !== change.id))}
        />
      ))}
    </fieldset>
  )
}

interface ScreenEntry {
  readonly id: string
  readonly path: string
  /**
   * Its title in the operator's language if that is plain text, else the text that `new-screen` writes for it, else the
   * id.
   */
  readonly label: string
}

/** The screens of a release for the picker, by title. */
function listScreens({ manifest, files }: PlayableRelease, locale: Locale): readonly ScreenEntry[] {
  const copy = textsOf(JSON.parse(files[manifest.copy[locale]] ?? '{}'))
  return Object.entries(manifest.screens)
    .map(([id, { sha, path }]) => ({
      id,
      path,
      label: `${titleOf(files[sha], copy) ?? copy[`${id}.title`] ?? id} ${path}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, languages[locale].tag))
}

function titleOf(plan: string | undefined, copy: Readonly<Record<string, string>>): string | undefined {
  const { title } = objectOf(JSON.parse(plan ?? '{}'))
  const text = isObject(title) && typeof title['c'] === 'string' ? copy[title['c']] : undefined
  return text?.includes('{{') ? undefined : text
}
