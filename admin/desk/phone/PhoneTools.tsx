import type { PhoneView } from '../../../src/format/wire/PhoneAddress.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { useWords } from '../words/useWords.ts'
import styles from './PhonePreview.module.css'
import { lazy, Suspense, useState } from 'react'
import { usePhoneLink } from './usePhoneLink.ts'

const PhoneLinkDialog = lazy(async () => ({ default: (await import('./PhoneLinkDialog.tsx')).PhoneLinkDialog }))

interface PhoneToolsProps {
  /** The past is not shown on another device. */
  readonly isPast: boolean
  /** View for another device. */
  readonly view: Omit<PhoneView, 'token'>
  readonly onEnter: () => void
  readonly onFold: (() => void) | undefined
}

/** Tools of the phone as a whole: enter it, show it on another device, fold it away. */
export function PhoneTools({ isPast, view, onEnter, onFold }: PhoneToolsProps) {
  const { t } = useWords()
  return (
    <>
      <span className={styles.enter}>
        <Button size="small" variant="secondary" onClick={onEnter}>
          {t('preview.enter')}
        </Button>
      </span>
      {!isPast && <PhoneLinkButton view={view} />}
      {onFold && (
        <IconButton icon="chevronRight" label={t('preview.fold')} title={t('preview.fold')} onClick={onFold} />
      )}
    </>
  )
}

/** Shows the draft on the operator's own phone, and says so as long as it does. */
function PhoneLinkButton({ view }: { view: Omit<PhoneView, 'token'> }) {
  const words = useWords()
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
      <IconButton icon="qr" label={words.t('phoneLink.show')} onClick={handleShow} />
      {endsAt !== undefined && (
        <p className={styles.shown}>
          {words.t('phoneLink.openUntil', { time: words.clock(endsAt) })}
          <Button size="small" variant="quiet" busy={state.busy} onClick={() => void state.end()}>
            {words.t('phoneLink.end')}
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
