import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { longFormFields } from '../../longFormFields.ts'
import { TextInput } from '../deposit/TextInput.tsx'
import styles from '../deposit/deposit.module.css'
import { TwinScreen } from '../shell/TwinScreen.tsx'
import { useTwin } from '../TwinContext.ts'
import { checkLongForm } from './checkLongForm.ts'

const noop = () => undefined

/** A form of a hundred fields. */
export function LongFormScreen() {
  const { t, toasts } = useTwin()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = checkLongForm(new FormData(event.currentTarget), t)
    setProblems(found)
    const [first] = Object.values(found)
    if (first === undefined) toasts.success(t('common.success'))
    else toasts.danger(first)
  }

  return (
    <TwinScreen title={t('recharge.title')}>
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <div className={styles.stack}>
          {longFormFields.map(({ name, number, required, maxLength }) => (
            <TextInput
              key={name}
              name={name}
              label={t('recharge.address', { network: number })}
              maxLength={maxLength}
              required={required}
              error={problems[name]}
              onType={noop}
            />
          ))}
        </div>
        <div className={styles.foot}>
          <Button type="submit" full>
            {t('recharge.submit')}
          </Button>
          <div aria-live="polite" />
        </div>
      </form>
    </TwinScreen>
  )
}
