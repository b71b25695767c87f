import { Note } from '../parts/Note.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'
import { SignInForm } from './SignInForm.tsx'
import { Door } from './Door.tsx'
import { NotTold } from './NotTold.tsx'
import styles from './session.module.css'

/** The sign-in page. */
export function SignInPage({ needsSetup, isTold }: { needsSetup: boolean; isTold: boolean }) {
  return (
    <Door>
      <PageHeader title="Sign in" />
      {!isTold && <NotTold />}
      {needsSetup ? (
        <Note tone="info" title="Nobody can sign in yet">
          <p>Open the setup link that the service printed when it started. It makes the first owner, once.</p>
        </Note>
      ) : (
        <>
          <SignInForm />
          <p className={styles.lost}>
            A lost password: an owner makes you a link for a new one, on the page Team. On the server,{' '}
            <code>npm run operator -- reset-password NAME</code> prints one.
          </p>
        </>
      )}
    </Door>
  )
}
