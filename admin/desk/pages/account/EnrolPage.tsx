import { Button } from '../../../../src/ui/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { Door } from '../../session/Door.tsx'
import { useSession } from '../../session/SessionProvider.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'

/** For a role that needs a code at the log-in: nothing else is open until one is turned on. */
export function EnrolPage() {
  const session = useSession()
  return (
    <Door>
      <Note
        tone="warning"
        title="Your role needs a code at the log-in. Turn it on, keep the recovery codes, then continue."
      />
      <SecondFactorCard />
      <Button full onClick={() => void session.start()}>
        Continue
      </Button>
      <Button variant="quiet" full onClick={() => void session.leave()}>
        Sign out
      </Button>
    </Door>
  )
}
