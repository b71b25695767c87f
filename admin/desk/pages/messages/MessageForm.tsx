import { type FocusEvent, type ReactNode, useState } from 'react'
import { isAudience } from '../../../../src/format/audience.ts'
import { byLocale, locales } from '../../../../src/format/locales.ts'
import { noticePlaces } from '../../../../src/format/notices.ts'
import { toneNames } from '../../../../src/format/shape/marks.ts'
import { MEMBERS_ZONE } from '../../../../src/format/time/zones.ts'
import { listOf, textsOf } from '../../../../src/format/value/isObject.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import type { FieldProps } from '../../../../src/ui/FormField.tsx'
import { IconButton } from '../../../../src/ui/IconButton.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { Switch } from '../../../../src/ui/Switch.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useDraftIssues } from '../../facts/draft/DraftIssues.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { issuesAsErrors } from '../../facts/draft/issuesAsErrors.ts'
import { screenChoices } from '../../facts/documents/ScreenDocument.ts'
import { audienceText } from '../../facts/names/audienceText.ts'
import { formSchemas } from '../../facts/shapes/formSchemas.ts'
import { schemaOf } from '../../facts/shapes/schemaOf.ts'
import { AudienceField } from '../../fields/audience/AudienceField.tsx'
import { findErrors } from '../../fields/form/validatorFor.ts'
import { TextsInLanguages } from '../../fields/texts/TextsInLanguages.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import density from '../../kit/density.module.css'
import { MomentInput } from '../../kit/MomentInput.tsx'
import { ownZone } from '../../kit/ownZone.ts'
import { TickGroup } from '../../kit/TickGroup.tsx'
import { zoneChoices } from '../../kit/zoneChoices.ts'
import { usePreviewTarget } from '../../phone/PreviewTarget.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { BannerPictures } from './BannerPictures.tsx'
import { Fold } from './Fold.tsx'
import styles from './messages.module.css'

export type Written = Readonly<Record<string, unknown>>

export interface MessageFormProps {
  readonly kind: 'notice' | 'banner' | 'dialog'
  /** The whole message is one. */
  readonly fact: string
  /** Filled with the defaults; what an operator emptied is missing. */
  readonly value: Written
  /** Its place in the documents. */
  readonly document: string
  readonly pointer: string
  /** An action opens it: it can only be switched off. */
  readonly isAsked?: boolean
  /** Fields of a dialog's texts, which are facts of their own. */
  readonly children?: ReactNode
  readonly onChange: (next: Written, isValid: boolean) => void
}

/** Words, place and time of a message, and folded for whom and how; every change is saved at once. */
export function MessageForm(props: MessageFormProps) {
  const { kind, value, isAsked = false, children } = props
  const { t } = useWords()
  const fields = useFields(props)
  const { field, set } = fields
  return (
    <section aria-label={t(`messages.${kind}`)}>
      <div className={joinNames(density.dense, styles.form)} onBlur={fields.leave}>
        <Switch
          label={t('fields.on')}
          checked={value['on'] === true}
          disabled={field('on').disabled}
          onChange={(on) => set({ on })}
        />
        {kind === 'banner' && <BannerPictures {...field('picture')} fields={value} onChange={set} />}
        {kind !== 'dialog' && (
          <NoticeTexts name="title" label={kind === 'banner' ? t('fields.alt') : t('fields.title')} {...fields} />
        )}
        {kind === 'notice' && <NoticeTexts name="body" label={t('fields.body')} rows={3} {...fields} />}
        {kind === 'banner' && <OnPicture {...fields} />}
        {children}
        {!isAsked && (
          <>
            {kind === 'notice' && <NoticePlaces {...fields} />}
            {kind === 'banner' && <LeadsTo {...fields} />}
            {kind === 'dialog' && <OpensOn {...fields} />}
            <Period {...fields} />
            <Whom {...fields} />
            <More {...fields} />
          </>
        )}
      </div>
    </section>
  )
}

interface Fields {
  readonly kind: MessageFormProps['kind']
  readonly value: Written
  readonly set: (change: Written) => void
  /** Name, error and lock of a property's input. */
  readonly field: (key: string) => FieldProps & { readonly id: string }
  /** The error of a property, once it was left. */
  readonly errorAt: (path: string) => string | undefined
}

function useFields({ kind, fact, value, document, pointer, onChange }: MessageFormProps) {
  const words = useWords()
  const { t, coded } = words
  const { pending } = useDraftSnapshot()
  const issues = useDraftIssues()
  const mayEdit = useMay('editor')
  // What was not saved when the page was left has been left, too.
  const [left, setLeft] = useState<readonly string[]>(() => (pending.get(fact)?.phase.kind === 'invalid' ? [''] : []))
  const found = findErrors(kind, fieldsIn(kind, value), t).map(({ property = '', message = '' }) => ({
    path: property.replace(/^\./, ''),
    message,
  }))
  // While something waits to be saved, the service's issues are about an older text. A dialog needs a place to be one.
  const isUnplaced = kind === 'dialog' && listOf(value['places']).length === 0
  const refused =
    found.length > 0 || pending.has(fact) || isUnplaced
      ? []
      : issuesAsErrors(issues, words, document, pointer).map(({ property = '', message = '' }) => ({
          path: property.replace(/^\./, ''),
          message,
        }))
  const isAt = (path: string, asked: string) => asked === '' || `${path}.`.startsWith(`${asked}.`)
  const isLeft = (path: string) => left.some((each) => isAt(path, each) || isAt(each, path))
  const errorAt = (asked: string) =>
    [...found.filter(({ path }) => isLeft(path)), ...refused].find(({ path }) => isAt(path, asked))?.message
  const idOf = (key: string) => `${kind}_${key}`
  const fields: Fields = {
    kind,
    value,
    errorAt,
    field: (key) => ({
      id: idOf(key),
      label: coded(`fields.${key}`) ?? key,
      hint: coded(`fields.${key}Help`),
      error: errorAt(key),
      disabled: !mayEdit,
    }),
    set(change) {
      const next = { ...value, ...change }
      // A tick or a choice is left by its press; what is typed when the focus goes.
      const typed = globalThis.document.activeElement?.id
      setLeft((before) => [...before, ...Object.keys(change).filter((key) => !typed?.startsWith(idOf(key)))])
      onChange(next, findErrors(kind, fieldsIn(kind, next), t).length === 0)
    },
  }
  const keyAt = (place: EventTarget | null) =>
    place instanceof Element ? place.closest(`[id^="${kind}_"]`)?.id.split('_')[1] : undefined
  return {
    ...fields,
    leave: ({ target, relatedTarget }: FocusEvent) => {
      const key = keyAt(target)
      // Within a field nothing is left: what is said of it would move the button that is being pressed.
      if (key !== undefined && key !== keyAt(relatedTarget)) setLeft((before) => [...before, key])
    },
  }
}

/** Properties of a message that its schema knows. */
function fieldsIn(kind: MessageFormProps['kind'], value: Written): Written {
  const known = formSchemas[kind].properties ?? {}
  const fields = Object.entries(value).filter(([key]) => Object.hasOwn(known, key))
  return { ...(kind === 'banner' && { picture: {} }), ...Object.fromEntries(fields) }
}

/** A banner's text and button, which are written on its picture with its title. */
function OnPicture(fields: Fields) {
  const { t } = useWords()
  const { value, errorAt } = fields
  const isWritten = (key: string) => Object.keys(textsOf(value[key])).length > 0 || errorAt(key) !== undefined
  return (
    <Fold label={t('messages.onPicture')} isNeeded={isWritten('body') || isWritten('button')}>
      <NoticeTexts name="body" label={t('fields.body')} {...fields} />
      <NoticeTexts name="button" label={t('fields.button')} {...fields} />
    </Fold>
  )
}

interface NoticeTextsProps extends Fields {
  readonly name: 'title' | 'body' | 'button'
  readonly label: string
  readonly rows?: number
}

function NoticeTexts({ kind, name, label, rows, value, set, field, errorAt }: NoticeTextsProps) {
  const { id, disabled } = field(name)
  const texts = textsOf(value[name])
  const { maxLength } = schemaOf(schemaOf(formSchemas[kind].properties?.[name]).properties?.['en'])
  return (
    <TextsInLanguages
      id={id}
      legend={label}
      texts={byLocale((locale) => texts[locale] ?? '')}
      rows={rows}
      maxLength={maxLength}
      disabled={disabled}
      errorOf={(locale) => errorAt(`${name}.${locale}`)}
      onChange={(next) =>
        set({ [name]: Object.fromEntries(locales.flatMap((at) => (next[at] === '' ? [] : [[at, next[at]]]))) })
      }
    />
  )
}

/** The places of a notice; the pop-up on home is a dialog's, and stays with the notices that have it. */
function NoticePlaces({ value, set, field }: Fields) {
  const { t } = useWords()
  const { id, ...places } = field('places')
  const chosen = listOf(value['places'])
  const [hasPopup] = useState(() => chosen.includes('popup'))
  const offered = noticePlaces.filter((place) => place !== 'banner' && (place !== 'popup' || hasPopup))
  return (
    <div id={id}>
      <TickGroup
        {...places}
        hint={undefined}
        options={offered.map((place) => ({ value: place, label: t(`places.${place}`) }))}
        chosen={offered.filter((place) => chosen.includes(place))}
        onChange={(next) => set({ places: next })}
      />
    </div>
  )
}

const useScreenChoices = () => screenChoices(useDraftSnapshot().live, useWords().locale)

function LeadsTo({ value, set, field }: Fields) {
  const { t } = useWords()
  const screens = useScreenChoices()
  return (
    <div className={styles.line}>
      <ChoiceField
        {...field('link')}
        value={textOf(value['link'])}
        options={[{ value: '', label: t('messages.leadsNowhere') }, ...screens]}
        onChange={(link) => set({ link: link === '' ? undefined : link })}
      />
    </div>
  )
}

/** The screens that a dialog opens on by itself, and how often. */
function OpensOn({ value, set, field }: Fields) {
  const { t } = useWords()
  const screens = useScreenChoices()
  const chosen = listOf(value['places']).map(String)
  const { disabled = false, ...places } = field('places')
  const free = screens.filter((screen) => !chosen.includes(screen.value))
  return (
    <div className={styles.line}>
      <div className={styles.stack}>
        <ChoiceField
          {...places}
          label={t('messages.opensOn')}
          hint={chosen.length === 0 ? t('messages.opensNowhere') : undefined}
          disabled={disabled}
          value=""
          options={[{ value: '', label: t('messages.addScreen') }, ...free]}
          onChange={(path) => set({ places: [...chosen, path] })}
        />
        {chosen.length > 0 && (
          <ul className={styles.places}>
            {chosen.map((path) => {
              const label = screens.find((screen) => screen.value === path)?.label ?? path
              return (
                <li key={path}>
                  {label}
                  {!disabled && (
                    <IconButton
                      icon="close"
                      label={t('messages.removeScreen', { screen: label })}
                      onClick={() => set({ places: chosen.filter((each) => each !== path) })}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </div>
      <ChoiceField
        {...field('once')}
        value={String(value['once'])}
        options={(['always', 'session', 'day'] as const).map((once) => ({ value: once, label: t(`once.${once}`) }))}
        onChange={(once) => set({ once })}
      />
    </div>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** From when until when it shows, and the phone at the moment it begins. */
function Period(fields: Fields) {
  const { t } = useWords()
  const { playMoment } = usePreviewTarget()
  const from = textOf(fields.value['from'])
  return (
    <div className={styles.stack}>
      <div className={styles.line}>
        <Moment name="from" {...fields} />
        <Moment name="until" {...fields} />
        <div className={styles.start}>
          <Button size="small" variant="secondary" icon="play" disabled={from === ''} onClick={() => playMoment(from)}>
            {t('messages.showAtStart')}
          </Button>
        </div>
      </div>
      <p className={styles.quiet}>{t('messages.periodAndChange')}</p>
    </div>
  )
}

/** A moment, typed as the clock in the message's zone shows it and kept in UTC. */
function Moment({ name, value, set, field }: Fields & { readonly name: 'from' | 'until' }) {
  const { t, moment } = useWords()
  const instant = textOf(value[name])
  const zone = String(value['zone'])
  const { hint, ...rest } = field(name)
  return (
    <MomentInput
      {...rest}
      labelNote={t('form.inZone', { zone })}
      hint={instant === '' || zone === ownZone() ? hint : t('form.whereYouAre', { time: moment(instant) })}
      zone={zone}
      value={instant}
      // What is half typed is no value: it would be kept as soon as the next key is awaited.
      onChange={(next) => next !== undefined && set({ [name]: next === '' ? undefined : next })}
    />
  )
}

function Whom({ value, set, field, errorAt }: Fields) {
  const words = useWords()
  const { t } = words
  const audience = isAudience(value['audience']) ? value['audience'] : undefined
  const error = errorAt('audience')
  return (
    <Fold
      label={`${t('audience.title')}: ${audienceText(audience, words) || t('audience.everybody')}`}
      isNeeded={audience !== undefined || error !== undefined}
    >
      <AudienceField
        value={audience}
        disabled={field('audience').disabled === true}
        error={error}
        onChange={(whom) => set({ audience: whom })}
      />
    </Fold>
  )
}

function More({ kind, value, set, field, errorAt }: Fields) {
  const { t, list } = useWords()
  const zone = String(value['zone'])
  const keys = [...(kind === 'notice' ? (['tone'] as const) : []), 'priority', 'zone'] as const
  const usual: Written = { tone: 'info', priority: 0, zone: MEMBERS_ZONE }
  return (
    <Fold
      label={t('messages.more', { fields: list(keys.map((key) => t(`fields.${key}`))) })}
      isNeeded={keys.some((key) => value[key] !== usual[key] || errorAt(key) !== undefined)}
    >
      <div className={styles.line}>
        {kind === 'notice' && (
          <ChoiceField
            {...field('tone')}
            value={String(value['tone'])}
            options={toneNames.map((tone) => ({ value: tone, label: t(`tones.${tone}`) }))}
            onChange={(tone) => set({ tone })}
          />
        )}
        <TextField
          {...field('priority')}
          inputMode="numeric"
          value={textOf(value['priority'])}
          onChange={(typed) =>
            set({ priority: typed === '' ? undefined : /^-?\d+$/.test(typed) ? Number(typed) : typed })
          }
        />
        <ChoiceField
          {...field('zone')}
          value={zone}
          options={zoneChoices(zone).map((each) => ({ value: each, label: each }))}
          onChange={(next) => set({ zone: next })}
        />
      </div>
    </Fold>
  )
}
