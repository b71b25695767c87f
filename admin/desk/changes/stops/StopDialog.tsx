import { type FormEvent, type ReactNode, useId, useState } from 'react'
import useSWR from 'swr'
import { type Locale, locales } from '../../../../src/format/locales.ts'
import { titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { functionOf, functionStops, type StopName, wayOfStop, wayStops } from '../../../../src/format/wire/stops.ts'
import type { StopRecord } from '../../../api/stopApi.ts'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { stopText } from '../../facts/names/stopText.ts'
import { clearSent } from '../../kit/clearSent.ts'
import { Problem } from '../../kit/Problem.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import { PersonHere } from '../presence/PersonHere.tsx'
import { usePresence } from '../presence/PresenceProvider.tsx'
import { useTries } from '../publish/useTries.ts'
import { OwnStop } from './OwnStop.tsx'
import { useMissing } from './StopSentence.tsx'
import { StopWords, WordsFields } from './StopWords.tsx'
import { useStops } from './useStops.ts'
import styles from './stops.module.css'

interface StopDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Row that is open at first, ready to be lifted where it is on. */
  readonly at?: StopName | undefined
}

/** First what, then why: there may be no time. What is typed stays when the sheet is closed by mistake. */
export function StopDialog({ open, onClose, at }: StopDialogProps) {
  const { t } = useWords()
  const mayStop = useMay('publisher')
  const typing = useTyping()
  return (
    <Dialog open={open} title={t('stops.stop')} onClose={onClose}>
      {open && (mayStop ? <StopRows at={at} typing={typing} /> : <WhoMayStop />)}
    </Dialog>
  )
}

/** Texts of the sheet by the place they were typed in. */
function useTyping() {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  return {
    text: (place: string) => texts[place] ?? '',
    type: (place: string, text: string) => setTexts((all) => ({ ...all, [place]: text })),
    clear: (place: string, sent: string) => setTexts((all) => ({ ...all, [place]: clearSent(sent)(all[place] ?? '') })),
  }
}
type Typing = ReturnType<typeof useTyping>

function StopRows({ at, typing }: { readonly at: StopName | undefined; readonly typing: Typing }) {
  const { t } = useWords()
  const { stops = [], isUnknown } = useStops()
  const [opened, setOpened] = useState(at && functionOf(at))
  return (
    <div className={styles.sheet}>
      <p className={styles.quiet}>{t(isUnknown ? 'stops.unknown' : 'stops.text')}</p>
      <ul className={styles.list}>
        {functionStops.map((name) => (
          <StopRow
            key={name}
            name={name}
            stops={stops}
            isOpen={opened === name}
            at={at}
            typing={typing}
            onToggle={() => setOpened(opened === name ? undefined : name)}
          />
        ))}
      </ul>
    </div>
  )
}

interface StopRowProps extends StopPartProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A row has the same height whatever it says: none moves under the thumb when a colleague stops another one. */
function StopRow({ isOpen, onToggle, ...row }: StopRowProps) {
  const words = useWords()
  const { name, stops } = row
  const id = useId()
  const isOn = stops.some((stop) => stop.name === name)
  const parts = stops.filter((stop) => stop.name !== name && functionOf(stop.name) === name)
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.what}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
        <span className={styles.line}>
          <strong>{stopText(name, words)}</strong>{' '}
          {isOn ? (
            <Badge tone="loss">{words.t('stops.stopped')}</Badge>
          ) : (
            parts.length > 0 && <Badge tone="warning">{words.t('stops.waysStopped', { count: parts.length })}</Badge>
          )}
        </span>
      </button>
      {isOpen && (
        <div id={id} className={styles.opened}>
          {name === 'deposits' ? <DepositStops {...row} /> : <OpenedRow {...row} />}
        </div>
      )}
    </li>
  )
}

interface StopPartProps {
  readonly name: StopName
  readonly stops: readonly StopRecord[]
  /** The one that the sheet was opened for, to be lifted. */
  readonly at: StopName | undefined
  readonly typing: Typing
}

/** All deposits, or those by one way alone. */
function DepositStops(props: StopPartProps) {
  const { t, locale } = useWords()
  const { name, stops, at } = props
  const [chosen, setChosen] = useState(at !== undefined && functionOf(at) === name ? at : name)
  return (
    <>
      <div role="group" aria-label={t('stops.whichWay')} className={styles.actions}>
        {[name, ...wayStops].map((each) => {
          const way = wayOfStop(each)
          const isOn = stops.some((stop) => stop.name === each)
          return (
            <Button
              key={each}
              size="small"
              variant={each === chosen ? 'primary' : isOn ? 'danger' : 'secondary'}
              aria-pressed={each === chosen}
              onClick={() => setChosen(each)}
            >
              {way === undefined ? t('stops.allWays') : titleOfSetting(`/recharge/${way}`, locale)}
              {/* Seen by its colour: a longer button would move the others under the thumb. */}
              {isOn && (
                <>
                  {' '}
                  <VisuallyHidden>· {t('stops.stopped')}</VisuallyHidden>
                </>
              )}
            </Button>
          )
        })}
      </div>
      <OpenedRow key={chosen} {...props} name={chosen} />
    </>
  )
}

/**
 * Form for the state in which the row was opened first, the other beneath it: what a colleague stops or lifts meanwhile
 * leaves the button under the thumb where it is, dead.
 */
function OpenedRow({ name, stops, at, typing }: StopPartProps) {
  const record = stops.find((stop) => stop.name === name)
  const [first] = useState(record)
  const isOn = record !== undefined
  const known = record ?? first
  const stop = <StopForm name={name} isOn={isOn} isFirst={!first} typing={typing} />
  const on = known && (
    <StoppedNow record={known} isOn={isOn} lifts={at === name && first !== undefined} typing={typing} />
  )
  return first ? (
    <>
      {on}
      {!isOn && stop}
    </>
  ) : (
    <>
      {stop}
      {on}
    </>
  )
}

interface StopFormProps {
  readonly name: StopName
  readonly isOn: boolean
  readonly isFirst: boolean
  readonly typing: Typing
}

function StopForm({ name, isOn, isFirst, typing }: StopFormProps) {
  const said = useWords()
  const { t, language, list } = said
  const { stop } = useStops()
  const placeOf = (locale: Locale) => `${name} ${locale}`
  const words = Object.fromEntries(
    locales.map((locale) => [locale, typing.text(placeOf(locale))] as const).filter(([, text]) => text.trim() !== ''),
  )
  const missing = useMissing(name)(words)

  async function handleSend(reason: string) {
    await stop(name, { reason, words })
    for (const locale of locales) typing.clear(placeOf(locale), words[locale] ?? '')
  }

  return (
    <ReasonForm
      of="stop"
      name={name}
      isDead={isOn}
      isFirst={isFirst}
      typing={typing}
      before={<p className={styles.quiet}>{stopText(name, said, 'Closes')}</p>}
      onSend={handleSend}
    >
      <details className={styles.words}>
        <summary>
          {t(Object.keys(words).length > 0 ? 'stops.yourWords' : 'stops.ownWords')}
          {missing.length > 0 && <> ({t('stops.missingIn', { languages: list(missing.map(language)) })})</>}
        </summary>
        <div className={styles.inWords}>
          <WordsFields
            name={name}
            valueOf={(locale) => typing.text(placeOf(locale))}
            onChange={(locale, text) => typing.type(placeOf(locale), text)}
          />
        </div>
      </details>
    </ReasonForm>
  )
}

interface StoppedNowProps {
  readonly record: StopRecord
  readonly isOn: boolean
  readonly lifts: boolean
  readonly typing: Typing
}

/** Since when, by whom and why it is stopped, what members read, and the way to lift it. */
function StoppedNow({ record, isOn, lifts, typing }: StoppedNowProps) {
  const words = useWords()
  const { t, ago } = words
  const { lift } = useStops()
  const [isLifting, setLifting] = useState(lifts)
  const { name, actor, at, reason, own } = record
  if (own)
    return (
      <div className={styles.now}>
        <p>
          <strong>{stopText(name, words, 'Stopped')}</strong> {t('stops.by', { ago: ago(at), name: actor, reason })}
        </p>
        <OwnStop name={name} own={own} />
      </div>
    )
  return (
    <div className={styles.now}>
      <p className={isOn ? undefined : styles.over}>
        <strong>{stopText(name, words, 'Stopped')}</strong>{' '}
        {actor !== '' && t('stops.by', { ago: ago(at), name: actor, reason })}
      </p>
      <StopWords stop={record} />
      {isLifting ? (
        <ReasonForm of="lift" name={name} isDead={!isOn} isFirst typing={typing} onSend={(why) => lift(name, why)} />
      ) : (
        <div>
          <Button size="small" variant="secondary" aria-disabled={!isOn} onClick={() => setLifting(isOn)}>
            {t('stops.lift')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Reasons that a tap writes. */
const reasons = {
  stop: ['fraud', 'platformFails', 'bankCheck', 'wrongValue'],
  lift: ['over', 'checked', 'byMistake'],
} as const

interface ReasonFormProps {
  readonly of: 'stop' | 'lift'
  readonly name: StopName
  /** Somebody has done it by now; the button stays in its place. */
  readonly isDead: boolean
  readonly isFirst: boolean
  readonly typing: Typing
  /** Rejects with a `DeskError`. */
  readonly onSend: (reason: string) => Promise<void>
  readonly before?: ReactNode
  readonly children?: ReactNode
}

/** Why, and the button that names what it does. */
function ReasonForm({ of, name, isDead, isFirst, typing, before, onSend, children }: ReasonFormProps) {
  const words = useWords()
  const { t } = words
  const { place, tried, tryIt } = useTries()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const label = of === 'stop' ? stopText(name, words, 'Stop') : t('stops.liftOf', { what: stopText(name, words) })
  // A reason holds for deposits by one way as for all of them.
  const typed = `${functionOf(name)} ${of}`
  const reason = typing.text(typed)
  const isEmpty = reason.trim() === ''

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isDead || busy) return
    if (isEmpty) {
      tryIt()
      return
    }
    setBusy(true)
    setError(undefined)
    try {
      await onSend(reason.trim())
      typing.clear(typed, reason)
    } catch (refusal) {
      setError(refusal)
    }
    setBusy(false)
  }

  return (
    <form
      ref={place}
      noValidate
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {before}
      <TextField
        label={t('stops.reason')}
        hint={t('stops.reasonHint')}
        maxLength={500}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row was opened to give a reason
        autoFocus={isFirst}
        value={reason}
        onChange={(text) => typing.type(typed, text)}
        error={tried && isEmpty && !isDead ? t('stops.reasonMissing') : undefined}
      />
      <div role="group" aria-label={t('stops.reasons')} className={styles.actions}>
        {reasons[of].map((each) => (
          <Button
            key={each}
            size="small"
            variant="secondary"
            onClick={() => typing.type(typed, withReason(reason, t(`stops.${each}`)))}
          >
            {t(`stops.${each}`)}
          </Button>
        ))}
      </div>
      {children}
      <Problem error={error} />
      <Button type="submit" full variant={of === 'stop' ? 'danger' : 'primary'} busy={busy} aria-disabled={isDead}>
        {label}
      </Button>
      <output className={styles.quiet}>{isDead && stopText(name, words, of === 'stop' ? 'Stopped' : 'Lifted')}</output>
    </form>
  )
}

/** Several taps name several reasons, each once. */
const withReason = (typed: string, reason: string): string =>
  [...typed.split(', ').filter((each) => each.trim() !== '' && each !== reason), reason].join(', ')

/** Those who may stop, the ones at the desk first, for an operator who has to find one. */
function WhoMayStop() {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const here = usePresence()
  const { data, error, mutate } = useSWR('reviewers', async () => (await api.reviewers()).names)
  if (data === undefined)
    return error === undefined ? (
      <Skeleton shape="record" count={2} />
    ) : (
      <ErrorState title={t('parts.problem')} text={sentenceOf(error, words)} onRetry={() => void mutate()} />
    )
  const online = here.filter(({ name }) => data.includes(name))
  const away = data.filter((name) => !online.some((person) => person.name === name))
  return (
    <div className={styles.dialog}>
      <p>{t('stops.whoMay')}</p>
      <ul className={styles.who} aria-label={t('stops.whoHere')}>
        {online.map((person) => (
          <PersonHere key={person.name} person={person} />
        ))}
      </ul>
      {away.length > 0 && <p className={styles.quiet}>{t('stops.whoAway', { names: words.list(away) })}</p>}
    </div>
  )
}
