import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'

interface Props {
  readonly children: ReactNode
}

/** A page that breaks leaves the navigation and the preview standing. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <ErrorState title="This page broke" text="What was saved is kept. Try again, or reload the desk." onRetry={() => this.setState({ failed: false })} />
  }
}
