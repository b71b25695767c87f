import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'

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
    return (
      <ErrorState
        title="This page cannot be shown"
        text="What you typed is kept. Check the connection and try again, or reload the desk."
        onRetry={this.handleRetry}
      />
    )
  }
}
