import { Button } from '../../../ui/Button.tsx'
import { useUi } from '../../../ui/UiProvider.tsx'
import { copyKeys } from '../../host/copyKeys.ts'
import { useAsk } from '../../sources/askAgain.ts'
import { useFailure } from '../../reading/useFailure.ts'
import { useTranslate } from '../../reading/language.ts'

interface ChoicesFailedProps {
  readonly label: string
  /** The sources of the options. */
  readonly names: readonly string[]
}

/** Shown in place of a choice: its options could not be read, and a press reads them again. */
export function ChoicesFailed({ label, names }: ChoicesFailedProps) {
  const ask = useAsk()
  const { texts } = useUi()
  const translate = useTranslate()

  const { reason, canRetry, isAsking } = useFailure(names)

  if (!canRetry) {
    return <p role="alert">{`${label}: ${reason}`}</p>
  }
  return (
    <div role="alert" aria-label={translate(copyKeys.failed)}>
      <Button variant="secondary" size="small" icon="refresh" busy={isAsking} onClick={() => void ask(names)}>
        {`${label} ${texts.retry}`}
      </Button>
    </div>
  )
}
