import { writePhoneAddress, type PhoneView } from '../../../src/format/PhoneAddress.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Copyable } from '../../../src/ui/Copyable.tsx'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { QrCode } from '../../../src/ui/QrCode.tsx'
import { Spinner } from '../../../src/ui/Spinner.tsx'
import { clockText } from '../parts/momentText.ts'
import { Note } from '../parts/Note.tsx'
import type { PhoneLinkState } from './usePhoneLink.ts'
import styles from './PhoneLink.module.css'

export interface PhoneLinkDialogProps {
  readonly state: PhoneLinkState
  readonly view: Omit<PhoneView, 'token'>
  readonly onClose: () => void
}

/** The link to the draft, to scan or to copy, with an explanation and a button to end it. */
export function PhoneLinkDialog({ state: { link, busy, problem, make, end }, view, onClose }: PhoneLinkDialogProps) {
  const address = link && writePhoneAddress(link.address, { ...view, token: link.token })
  return (
    <Dialog
      open
      title="Show on my phone"
      onClose={onClose}
      actions={
        address === undefined ? (
          <Button busy={busy} onClick={() => void make()}>
            Show it again
          </Button>
        ) : (
          <Button variant="danger" busy={busy} onClick={() => void end()}>
            End it
          </Button>
        )
      }
    >
      <div className={styles.words}>
        {problem !== '' && <Note tone="loss" title={problem} />}
        {address === undefined &&
          problem === '' &&
          (busy ? (
            <Spinner label="Making the link" size={28} />
          ) : (
            <p role="status">This preview has ended. A phone that had it open shows nothing any more.</p>
          ))}
        {address !== undefined && link !== undefined && (
          <>
            {isOnThisMachine(address) && (
              <Note tone="warning" title="A phone cannot reach this desk">
                <p>
                  It answers on this computer alone ({new URL(address).host}). Serve it at an https address, name that
                  address in <code>DESK_ORIGIN</code>, and open the desk there. Until then the link works in another
                  window here.
                </p>
              </Note>
            )}
            <div className={styles.code}>
              <QrCode value={address} label="Opens the draft on a phone" size={232} />
            </div>
            <p>
              Scan it with the phone’s camera. The draft opens in the app and follows whatever is saved here. It plays
              on pretend data: nothing done there is real.
            </p>
            <p className={styles.quiet}>
              Whoever has this link can look at the draft until {clockText(link.expiresAt)}, and do nothing else. It
              also ends when you sign out.
            </p>
            <Copyable label="Link" value={address} display={shorten(address)} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The beginning is enough to know it by; all of it would be a wall of letters. */
function shorten(address: string): string {
  return `${address.slice(0, address.indexOf('#') + 1)}…`
}

function isOnThisMachine(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
}
