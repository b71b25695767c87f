import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useUi } from '../../ui/UiProvider.tsx'
import { copyKeys } from '../copyKeys.ts'
import { useTranslate } from '../hooks/useTranslate.ts'
import { usePlace } from '../scope/ScopeContext.tsx'

export interface SourcesFailedProps {
  /** The sources to read again. */
  names: readonly string[]
  /** How to read again what has no name here. */
  onRetry?: (() => void) | undefined
  /** One line high. */
  compact?: boolean | undefined
}

/** Says that sources could not be read and reads them again on request. */
export function SourcesFailed({ names, onRetry, compact }: SourcesFailedProps) {
  const { store } = usePlace()
  const { texts } = useUi()
  const text = useTranslate()
  const title = text(copyKeys.failed)

  function handleRetry() {
    onRetry?.()
    for (const name of names) void store.handle(name)?.refresh()
  }

  if (!compact) return <ErrorState title={title} onRetry={handleRetry} />
  const retry = (
    <Button variant="secondary" size="small" onClick={handleRetry}>
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
