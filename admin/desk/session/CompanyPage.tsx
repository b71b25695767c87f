import { useEffect, useRef, useState } from 'react'
import type { Errand } from '../../api/companyApi.ts'
import { buttonClass } from '../../../src/ui/Button.tsx'
import { Spinner } from '../../../src/ui/Spinner.tsx'
import { browserStorage } from '../../../src/platform/browserStorage.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { Note } from '../kit/Note.tsx'
import { Problem } from '../kit/Problem.tsx'
import { useWords } from '../words/useWords.ts'
import { ASKED_FOR, tellDone } from './companyErrand.ts'
import { Door } from './Door.tsx'
import { useSession, useSessionSnapshot } from './SessionProvider.tsx'
import styles from './session.module.css'

/** The page on the way to the provider of the company's accounts, and back from it. */
export function CompanyPage() {
  const snapshot = useSessionSnapshot()
  // While it leads on to the desk, it is shown for a moment more.
  return snapshot.kind === 'atCompany' ? <OnErrand {...snapshot} /> : null
}

interface OnErrandProps {
  readonly errand: Errand
  readonly isBack: boolean
}

function OnErrand({ errand, isBack }: OnErrandProps) {
  const { t } = useWords()
  const api = useApi()
  const session = useSession()
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const isBegun = useRef(false)

  useEffect(() => {
    async function finish(answer: string) {
      // An answer counts once, and is nobody's business in the address.
      history.replaceState(null, '', location.pathname)
      if (errand === 'confirm') {
        // With the token of the session, which this tab does not have yet.
        await api.me()
        await api.confirmAtCompany({ body: { answer } })
      } else {
        const { operator } = await api.loginAtCompany({ body: { answer } })
        if (errand === 'login') {
          location.hash = browserStorage('sessionStorage').getItem(ASKED_FOR) ?? ''
          return session.enter(operator)
        }
      }
      tellDone(errand)
      setDone(true)
      // Where the browser lets a page close itself.
      window.close()
    }

    async function run() {
      try {
        if (isBack) await finish(location.search)
        else location.replace((await api.beginAtCompany({ body: { errand } })).url)
      } catch (error) {
        if (errand === 'login') await session.start(error)
        else setProblem(error)
      }
    }

    if (isBegun.current) return
    isBegun.current = true
    void run()
  }, [api, errand, isBack, session])

  return (
    <Door>
      {isDone && (
        <Note tone="gain" title={t('session.companyDone')}>
          <p>{t('session.companyClose')}</p>
        </Note>
      )}
      {problem !== undefined && (
        <div className={styles.form}>
          <Problem error={problem} />
          <a className={buttonClass({ full: true })} href={`/?errand=${errand}`}>
            {t('session.companyRetry')}
          </a>
        </div>
      )}
      {!isDone && problem === undefined && <Spinner label={t('session.companyAsking')} size={28} />}
    </Door>
  )
}
