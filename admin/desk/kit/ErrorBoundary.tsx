import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'
import { useWords } from '../words/useWords.ts'

interface Props {
  /** Called before the page is shown again, and when another page opens. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** Keeps the navigation and the preview when a page breaks. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentWillUnmount(): void {
    this.props.onLeave()
  }

  private readonly handleRetry = () => {
    this.props.onLeave()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <PageFailed onRetry={this.handleRetry} />
  }
}

function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords()
  return <ErrorState title={t('parts.pageFailed')} text={t('parts.pageFailedWhy')} onRetry={onRetry} />
}
