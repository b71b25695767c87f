import { Note } from '../parts/Note.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'
import { SignInForm } from './SignInForm.tsx'
import { Door } from './Door.tsx'
import { NotTold } from './NotTold.tsx'

/** The way in. */
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
        <SignInForm />
      )}
    </Door>
  )
}
