import { Note } from '../kit/Note.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'
import { SignInForm } from './SignInForm.tsx'
import { Door } from './Door.tsx'
import { NotTold } from './NotTold.tsx'
import styles from './session.module.css'
import { useWords } from '../words/useWords.ts'

/** The sign-in page. */
export function SignInPage({ needsSetup, isTold }: { needsSetup: boolean; isTold: boolean }) {
  const { t } = useWords()
  return (
    <Door>
      <PageHeader title={t('session.signIn')} />
      {!isTold && <NotTold />}
      {needsSetup ? (
        <Note tone="info" title={t('session.nobodyYet')}>
          <p>{t('session.nobodyYetWhy')}</p>
        </Note>
      ) : (
        <>
          <SignInForm />
          <p className={styles.lost}>{t('session.lostPassword')}</p>
        </>
      )}
    </Door>
  )
}
