import { useTranslate } from '../../../renderer/reading/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { lotteryKeys } from '../lotteryKeys.ts'

export interface ClosingWarningProps {
  readonly expect: string
  /** At how many seconds before the close it opened. */
  readonly seconds: number
  readonly onClose: () => void
}

/** Says that betting is about to close; goes by itself. */
export function ClosingWarning({ expect, seconds, onClose }: ClosingWarningProps) {
  const text = useTranslate()
  return (
    <Dialog
      open
      title={text(lotteryKeys.warnTitle, { seconds })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text(lotteryKeys.ok)}</Button>}
    >
      <p>{text(lotteryKeys.warn, { expect })}</p>
    </Dialog>
  )
}
