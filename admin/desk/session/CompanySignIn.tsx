import { Button } from '../../../src/ui/Button.tsx'
import { browserStorage } from '../../../src/platform/browserStorage.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { Problem } from '../kit/Problem.tsx'
import { useSendForm } from '../kit/useSendForm.ts'
import { useWords } from '../words/useWords.ts'
import { ASKED_FOR } from './companyErrand.ts'
import styles from './session.module.css'

/** Sends the browser to the provider of the company's accounts, from where it comes back to the address asked for. */
export function CompanySignIn() {
  const { t } = useWords()
  const api = useApi()
  const { form, busy, problem } = useSendForm(true, async () => {
    const { url } = await api.beginAtCompany({ body: { errand: 'login' } })
    browserStorage('sessionStorage').setItem(ASKED_FOR, location.hash)
    location.assign(url)
  })
  return (
    <form {...form} className={styles.company}>
      <Problem error={problem} />
      <Button type="submit" variant="secondary" full busy={busy}>
        {t('session.signInCompany')}
      </Button>
    </form>
  )
}
