import { Note } from '../kit/Note.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'
import type { SessionEnd } from '../../api/accountApi.ts'
import { SessionEnded } from './SessionEnded.tsx'
import { Problem } from '../kit/Problem.tsx'
import { SignInForm } from './SignInForm.tsx'
import { Door } from './Door.tsx'
import styles from './session.module.css'
import { useWords } from '../words/useWords.ts'
import { useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { useSession } from './SessionProvider.tsx'
import { browserStorage } from '../../../src/platform/browserStorage.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { useSendForm } from '../kit/useSendForm.ts'
import { ASKED_FOR } from './companyErrand.ts'

interface SignInPageProps {
  readonly needsSetup: boolean
  readonly isTold: boolean
  /** Whether operators may sign in with the company's accounts. */
  readonly hasCompany: boolean
  /** Why a sign-in with one of them came to nothing. */
  readonly problem?: unknown
  /** How the session ended that this browser had. */
  readonly ended?: SessionEnd | undefined
}

/** The sign-in page. It has no `<Said>`: to draw an element within a sentence takes 5 KB gzip of every first page. */
export function SignInPage({ needsSetup, isTold, hasCompany, problem, ended }: SignInPageProps) {
  const { t } = useWords()
  return (
    <Door>
      <PageHeader title={t('session.signIn')} />
      {!isTold && <SignOutUnheard />}
      <Problem error={problem} />
      {ended && (
        <Note tone="info" title={t('session.hasEnded')}>
          <p>
            <SessionEnded ended={ended} />
          </p>
        </Note>
      )}
      {!navigator.cookieEnabled && (
        <Note tone="loss" title={t('session.noCookies')}>
          <p>{t('session.noCookiesWhy')}</p>
        </Note>
      )}
      {needsSetup ? (
        <Note tone="info" title={t('session.nobodyYet')}>
          <p>{t('session.nobodyYetWhy')}</p>
        </Note>
      ) : (
        <>
          <SignInForm />
          {hasCompany && <CompanySignIn />}
          <p className={styles.lost}>{t('session.lostPassword')}</p>
        </>
      )}
    </Door>
  )
}

/** The service does not know yet that the operator signed out here: reloading the page would sign in again. */
function SignOutUnheard() {
  const { t } = useWords()
  const session = useSession()
  const [busy, setBusy] = useState(false)

  async function handleAgain() {
    setBusy(true)
    await session.leave()
    setBusy(false)
  }

  return (
    <Note tone="loss" title={t('session.notSignedOut')}>
      <p>{t('session.notSignedOutWhy')}</p>
      <Button size="small" variant="secondary" busy={busy} onClick={() => void handleAgain()}>
        {t('session.signOutAgain')}
      </Button>
    </Note>
  )
}

/** Sends the browser to the provider of the company's accounts, from where it comes back to the address asked for. */
function CompanySignIn() {
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
