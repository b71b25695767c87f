import { writePhoneAddress, type PhoneView } from '../../../src/format/wire/PhoneAddress.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Copyable } from '../../../src/ui/Copyable.tsx'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { QrCode } from '../../../src/ui/QrCode.tsx'
import { Spinner } from '../../../src/ui/Spinner.tsx'
import { Note } from '../kit/Note.tsx'
import type { PhoneLinkState } from './usePhoneLink.ts'
import styles from './PhoneLink.module.css'
import { useWords } from '../words/useWords.ts'
import { Said } from '../words/Said.tsx'
import { Problem } from '../kit/Problem.tsx'

export interface PhoneLinkDialogProps {
  readonly state: PhoneLinkState
  readonly view: Omit<PhoneView, 'token'>
  readonly onClose: () => void
}

/** The link to the draft, to scan or to copy, with an explanation and a button to end it. */
export function PhoneLinkDialog({ state: { link, busy, problem, make, end }, view, onClose }: PhoneLinkDialogProps) {
  const words = useWords()
  const { t } = words
  const address = link && writePhoneAddress(link.address, { ...view, token: link.token })
  return (
    <Dialog
      open
      title={t('phoneLink.show')}
      onClose={onClose}
      actions={
        address === undefined ? (
          <Button busy={busy} onClick={() => void make()}>
            {t('phoneLink.again')}
          </Button>
        ) : (
          <Button variant="danger" busy={busy} onClick={() => void end()}>
            {t('phoneLink.end')}
          </Button>
        )
      }
    >
      <div className={styles.words}>
        <Problem error={problem} />
        {address === undefined &&
          problem === undefined &&
          (busy ? <Spinner label={t('phoneLink.making')} size={28} /> : <p role="status">{t('phoneLink.ended')}</p>)}
        {address !== undefined && link !== undefined && (
          <>
            {isOnThisMachine(address) && <NotReachable address={address} />}
            <div className={styles.code}>
              <QrCode value={address} label={t('phoneLink.code')} size={232} />
            </div>
            <p>{t('phoneLink.scan')}</p>
            <p className={styles.quiet}>{t('phoneLink.whoever', { time: words.clock(link.expiresAt) })}</p>
            <Copyable label={t('phoneLink.link')} value={address} display={shorten(address)} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function NotReachable({ address }: { address: string }) {
  const { t } = useWords()
  return (
    <Note tone="warning" title={t('phoneLink.notReachable')}>
      <p>
        <Said word="phoneLink.notReachableWhy" values={{ host: new URL(address).host }} parts={{ code: <code /> }} />
      </p>
    </Note>
  )
}

/** The beginning is enough to recognise it; the whole link would be a wall of letters. */
function shorten(address: string): string {
  return `${address.slice(0, address.indexOf('#') + 1)}…`
}

function isOnThisMachine(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
}
