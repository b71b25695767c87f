import type { PhoneView } from '../../../src/format/PhoneAddress.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { useWords } from '../words/useWords.ts'
import styles from './PhonePreview.module.css'
import { PhoneLinkButton } from './PhoneLinkButton.tsx'

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
