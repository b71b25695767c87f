import { Button } from '../../../../src/ui/Button.tsx'
import { IconButton } from '../../../../src/ui/IconButton.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { MOST_STEPS } from '../../../api/trialApi.ts'
import { useWords } from '../../words/useWords.ts'
import type { ShareTrouble } from './trialTerms.ts'
import styles from '../publish/review.module.css'

interface TrialStepsProps {
  /** In percent, as typed. */
  readonly shares: readonly string[]
  /** Trouble of each step. */
  readonly troubles: readonly (ShareTrouble | undefined)[]
  readonly onChange: (shares: readonly string[]) => void
}

/** The shares that a trial goes through before everybody has the change. */
export function TrialSteps({ shares, troubles, onChange }: TrialStepsProps) {
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
