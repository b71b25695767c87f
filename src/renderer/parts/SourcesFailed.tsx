import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useUi } from '../../ui/UiProvider.tsx'
import { copyKeys } from '../host/copyKeys.ts'
import { useAsk } from '../sources/askAgain.ts'
import { useFailure } from '../reading/useFailure.ts'
import { useTranslate } from '../reading/language.ts'

export interface SourcesFailedProps {
  /** The sources to read again. */
  names: readonly string[]
  /** One line high. */
  compact?: boolean | undefined
  /** Said in place of why they could not be read. */
  words?: string | undefined
}

/** Says why sources could not be read, in the platform's words where it refused, and reads them again on request. */
export function SourcesFailed({ names, compact, words }: SourcesFailedProps) {
  const { texts } = useUi()
  const text = useTranslate()
  const ask = useAsk()
  const { refusal, reason, canRetry, isAsking } = useFailure(names)
  const title = words ?? refusal ?? text(copyKeys.failed)
  const handleRetry = canRetry ? () => void ask(names) : undefined

  if (!compact)
    return (
      <ErrorState
        title={title}
        text={refusal === undefined ? reason : undefined}
        busy={isAsking}
        onRetry={handleRetry}
      />
    )
  const retry = handleRetry && (
    <Button variant="secondary" size="small" busy={isAsking} onClick={handleRetry}>
      {texts.retry}
    </Button>
  )
  return (
    <div role="alert">
      <Banner tone="neutral" icon="alert" action={retry}>
        {title}
      </Banner>
    </div>
  )
}
