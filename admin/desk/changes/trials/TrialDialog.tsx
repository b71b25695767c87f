import { useState, type FormEvent } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { haltBounds, sharedByAll, stepMinutes, type Trial, MOST_STEPS } from '../../../api/trialApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { changeName } from '../../facts/names/changeName.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { Note } from '../../kit/Note.tsx'
import { useOpenPhones } from '../phones/useOpenPhones.ts'
import { useOperator } from '../../session/SessionProvider.tsx'
import { runningTrial } from './runningTrial.ts'
import { useWords } from '../../words/useWords.ts'
import type { LaterDialogProps } from '../schedules/LaterWays.tsx'
import { PublishProblem } from '../publish/PublishProblem.tsx'
import { ReasonField } from '../publish/ReasonField.tsx'
import { type JudgedTerms, judgeTerms, type TypedTerms, usualTerms, type ShareTrouble } from './trialTerms.ts'
import { useSending } from '../publish/useSending.ts'
import { useTries } from '../publish/useTries.ts'
import styles from '../publish/review.module.css'
import { IconButton } from '../../../../src/ui/IconButton.tsx'

/** How often the phones are counted while the dialog is open, in ms. */
const EVERY = 15_000
/** As many settings as a sentence holds. */
const MOST_NAMED = 3

interface TrialDialogProps extends LaterDialogProps {
  readonly onTried: (trial: Trial) => Promise<void>
}

/** To how many phones a change goes first, how it goes on, and when it halts by itself. */
export function TrialDialog(props: TrialDialogProps) {
  const { t } = useWords()
  return (
    <Dialog open={props.open} title={t('trial.title')} onClose={props.onClose}>
      {props.open && <TrialOrWhyNot {...props} />}
    </Dialog>
  )
}

/** Why these facts cannot be tried now, so that the way to it is shut before anything is asked; else undefined. */
export function useTrialShut(facts: readonly string[]): string | undefined {
  const words = useWords()
  const { t, list } = words
  const me = useOperator().name
  const nameOf = useFactName()
  const other = runningTrial(useDraftSnapshot().trials)
  const shared = sharedByAll(facts)
  const names = shared.slice(0, MOST_NAMED).map((fact) => nameOf(fact))
  if (shared.length > 0) return t('trial.shared', { names: list(shared.length > MOST_NAMED ? [...names, '…'] : names) })
  return other && t('trial.other', { name: changeName(other.change, me, words), percent: other.share })
}

/** That phones are not counted is said before anything is typed. */
function TrialOrWhyNot(props: TrialDialogProps) {
  const { t } = useWords()
  const phones = useOpenPhones(EVERY)
  if (phones.data?.counted === 0)
    return (
      <Note tone="warning" title={t('trial.offTitle')}>
        <p>{t('trial.off')}</p>
      </Note>
    )
  if (phones.data === undefined && phones.error === undefined) return <output>{t('phones.asking')}</output>
  return <TrialForm {...props} />
}

function TrialForm(props: TrialDialogProps) {
  const { t } = useWords()
  const api = useApi()
  const { review, reason, onReason, acknowledged, onTried, onClose, onReviewAgain } = props
  const [typed, setTyped] = useState(usualTerms)
  const [asksReason] = useState(reason.trim() === '')
  const { place, tried, tryIt } = useTries()
  const { busy, error, send } = useSending()
  const judged = judgeTerms(typed)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    tryIt()
    const { terms } = judged
    const { change, hash } = review
    if (busy || reason.trim() === '' || terms === undefined || change === undefined) return
    void send(async () => {
      const request = { ...terms, reason: reason.trim(), acknowledgedWarnings: [...acknowledged], reviewed: hash }
      const { trial } = await api.startTrial({ params: { id: change.id }, body: request })
      await onTried(trial)
    })
  }

  return (
    <form ref={place} noValidate className={styles.schedule} aria-label={t('trial.title')} onSubmit={handleSubmit}>
      <p className={styles.where}>{t('trial.why')}</p>
      <TrialSteps
        shares={typed.shares}
        troubles={tried ? judged.troubles.shares : []}
        onChange={(shares) => setTyped({ ...typed, shares })}
      />
      <GoesOn typed={typed} wrong={tried && judged.troubles.every} onChange={setTyped} />
      <Halts typed={typed} judged={judged} tried={tried} onChange={setTyped} />
      {asksReason && <ReasonField value={reason} onChange={onReason} tried={tried} hint={t('review.reasonHint')} />}
      {error !== undefined && (
        <PublishProblem
          of="trial"
          error={error}
          onReviewAgain={() => {
            onClose()
            onReviewAgain()
          }}
        />
      )}
      <Button type="submit" full busy={busy}>
        {t('trial.submit')}
      </Button>
    </form>
  )
}

interface GoesOnProps {
  readonly typed: TypedTerms
  readonly wrong: boolean
  readonly onChange: (typed: TypedTerms) => void
}

function GoesOn({ typed, wrong, onChange }: GoesOnProps) {
  const { t } = useWords()
  const { least, most } = stepMinutes
  return (
    <>
      <ChoiceField
        label={t('trial.goesOn')}
        hint={t('trial.goesOnHint')}
        value={typed.goesOn}
        options={(['byHand', 'byTime'] as const).map((way) => ({ value: way, label: t(`trial.${way}`) }))}
        onChange={(way) => onChange({ ...typed, goesOn: way === 'byTime' ? 'byTime' : 'byHand' })}
      />
      {typed.goesOn === 'byTime' && (
        <TextField
          label={t('trial.every')}
          required
          inputMode="numeric"
          value={typed.every}
          error={wrong ? t('trial.outside', { least, most }) : undefined}
          onChange={(every) => onChange({ ...typed, every })}
        />
      )}
    </>
  )
}

interface HaltsProps {
  readonly typed: TypedTerms
  readonly judged: JudgedTerms
  readonly tried: boolean
  readonly onChange: (typed: TypedTerms) => void
}

/** The thresholds, and what they mean in a sentence. */
function Halts({ typed, judged: { halts, troubles }, tried, onChange }: HaltsProps) {
  const { t } = useWords()
  return (
    <fieldset className={styles.terms}>
      <legend className={styles.termsName}>{t('trial.halts')}</legend>
      <div className={styles.pair}>
        <TextField
          label={t('trial.haltPhones')}
          required
          inputMode="numeric"
          value={typed.phones}
          error={tried && troubles.phones ? t('trial.outside', haltBounds.phones) : undefined}
          onChange={(phones) => onChange({ ...typed, phones })}
        />
        <TextField
          label={t('trial.haltPoints')}
          required
          inputMode="numeric"
          value={typed.points}
          error={tried && troubles.points ? t('trial.outside', haltBounds.points) : undefined}
          onChange={(points) => onChange({ ...typed, points })}
        />
      </div>
      <output className={styles.told}>{halts && t('trial.haltsWhen', halts)}</output>
    </fieldset>
  )
}

interface TrialStepsProps {
  /** In percent, as typed. */
  readonly shares: readonly string[]
  /** Trouble of each step. */
  readonly troubles: readonly (ShareTrouble | undefined)[]
  readonly onChange: (shares: readonly string[]) => void
}

/** The shares that a trial goes through before everybody has the change. */
function TrialSteps({ shares, troubles, onChange }: TrialStepsProps) {
  const { t } = useWords()
  const steps = shares.map((share, index) => ({ share, number: index + 1, trouble: troubles[index] }))
  return (
    <fieldset className={styles.terms}>
      <legend className={styles.termsName}>{t('trial.shares')}</legend>
      <p className={styles.where}>{t('trial.sharesHint')}</p>
      <ol className={styles.steps}>
        {steps.map(({ share, number, trouble }) => (
          <li key={number} className={styles.step}>
            <TextField
              label={t('trial.step', { number })}
              required
              inputMode="numeric"
              after="%"
              value={share}
              error={trouble && t(`trial.${trouble}`)}
              onChange={(text) => onChange(shares.with(number - 1, text))}
            />
            {shares.length > 1 && (
              <IconButton
                icon="close"
                label={t('trial.removeStep', { number })}
                onClick={() => onChange(shares.toSpliced(number - 1, 1))}
              />
            )}
          </li>
        ))}
      </ol>
      <p>{t('trial.thenEverybody')}</p>
      {shares.length < MOST_STEPS && (
        <div>
          <Button size="small" variant="quiet" onClick={() => onChange([...shares, ''])}>
            {t('trial.addStep')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
