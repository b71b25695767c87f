import { lazy, Suspense, useState } from 'react'
import type { PhoneView } from '../../../src/format/PhoneAddress.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { clockText } from '../parts/momentText.ts'
import { usePhoneLink } from './usePhoneLink.ts'
import styles from './PhonePreview.module.css'

const PhoneLinkDialog = lazy(async () => ({ default: (await import('./PhoneLinkDialog.tsx')).PhoneLinkDialog }))

/** Shows the draft on the operator's own phone, and says so as long as it does. */
export function PhoneLinkButton({ view }: { view: Omit<PhoneView, 'token'> }) {
  const state = usePhoneLink()
  const [isOpen, setOpen] = useState(false)
  const { endsAt, link } = state

  function handleShow() {
    setOpen(true)
    // A link that another page of this session made cannot be shown again: only its hash is kept.
    if (link === undefined) void state.make()
  }

  return (
    <>
      <Button size="small" variant="secondary" icon="qr" onClick={handleShow}>
        Show on my phone
      </Button>
      {endsAt !== undefined && (
        <p className={styles.shown}>
          Open to a phone until {clockText(endsAt)}.
          <Button size="small" variant="quiet" busy={state.busy} onClick={() => void state.end()}>
            End it
          </Button>
        </p>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneLinkDialog state={state} view={view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
