import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { useUi } from './UiProvider.tsx'

export interface ErrorStateProps {
  title: string
  text?: string | undefined
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
  busy?: boolean | undefined
}

/** Something went wrong here, with a way to try again. */
export function ErrorState({ title, text, onRetry, retryLabel, busy }: ErrorStateProps) {
  const { texts } = useUi()
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={title}
        text={text}
        action={
          onRetry && (
            <Button variant="secondary" icon="refresh" busy={busy} onClick={onRetry}>
              {retryLabel ?? texts.retry}
            </Button>
          )
        }
      />
    </div>
  )
}
