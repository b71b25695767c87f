import { Button } from '../../ui/Button.tsx'
import { useUi } from '../../ui/UiProvider.tsx'
import { copyKeys } from '../copyKeys.ts'
import { useTranslate } from '../hooks/useTranslate.ts'
import { usePlace } from '../scope/ScopeContext.tsx'

interface ChoicesFailedProps {
  readonly label: string
  /** The sources of the options. */
  readonly names: readonly string[]
}

/** Stands where a choice would: its options could not be read, and a press reads them again. */
export function ChoicesFailed({ label, names }: ChoicesFailedProps) {
  const { store } = usePlace()
  const { texts } = useUi()
  const translate = useTranslate()

  function handleRetry() {
    for (const name of names) void store.handle(name)?.refresh()
  }

  return (
    <div role="alert" aria-label={translate(copyKeys.failed)}>
      <Button variant="secondary" size="small" icon="refresh" onClick={handleRetry}>
        {label} {texts.retry}
      </Button>
    </div>
  )
}
