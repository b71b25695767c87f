import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useUi } from '../../ui/UiProvider.tsx'
import { copyKeys } from '../host/copyKeys.ts'
import { useAsk } from '../sources/useAsk.ts'
import { useFailure } from '../reading/useFailure.ts'
import { useAsOf } from '../reading/useAsOf.ts'
import { useTranslate } from '../reading/useTranslate.ts'
import { usePlace } from '../screen/ScopeContext.tsx'

export interface SourcesFailedProps {
  /** The sources to read again. */
  names: readonly string[]
  /** One line high. */
  compact?: boolean | undefined
  /** Their last answers are shown all the same. */
  isShown?: boolean | undefined
}

/** Says why sources could not be read, in the platform's words where it refused, and reads them again on request. */
export function SourcesFailed({ names, compact, isShown }: SourcesFailedProps) {
  const { texts } = useUi()
  const text = useTranslate()
  const ask = useAsk()
  const asOf = useAsOf()
  const { store } = usePlace()
  const { refusal, reason, canRetry, isAsking } = useFailure(names)
  const title = refusal ?? text(isShown ? copyKeys.stale : copyKeys.failed)
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
  const answeredAt = Math.min(...names.map((name) => store.source(name).getSnapshot().answeredAt ?? Number.NaN))
  return (
    <div role="alert">
      <Banner tone="neutral" icon="alert" action={retry}>
        {title}
        {answeredAt > 0 && ` ${asOf(answeredAt)}`}
      </Banner>
    </div>
  )
}
