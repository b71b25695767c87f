import { useId, useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../../../src/ui/Button.tsx'
import { MomentInput } from '../../kit/MomentInput.tsx'
import { useWords } from '../../words/useWords.ts'
import { momentLink } from './momentLink.ts'
import { cameFrom } from './NowLink.tsx'
import { MEMBERS_ZONE } from '../../../../src/format/time/zones.ts'
import styles from './past.module.css'

/** Asks which moment to play. */
export function MomentForm({ at = '' }: { readonly at?: string | undefined }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { state }: { state: unknown } = useLocation()
  const id = useId()
  const [typed, setTyped] = useState(at)
  const [isTried, setTried] = useState(false)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (typed === '') document.getElementById(id)?.focus()
    else navigate(momentLink(typed), { state: cameFrom(state) })
  }

  return (
    <form noValidate className={styles.form} aria-label={t('past.choose')} onSubmit={handleSubmit}>
      <MomentInput
        id={id}
        label={t('past.moment')}
        error={isTried && typed === '' ? t('past.missing') : undefined}
        zone={MEMBERS_ZONE}
        value={typed}
        onChange={(value = '') => setTyped(value)}
      />
      <Button type="submit" variant="secondary" icon="clock">
        {t('past.play')}
      </Button>
    </form>
  )
}
