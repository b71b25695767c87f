import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'

interface AppBoundaryProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** The last resort: a mistake outside every block leaves a page that says so, and a way on. */
export class AppBoundary extends Component<AppBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { title, text, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <main>
        <ErrorState title={title} text={text} onRetry={() => window.location.reload()} />
      </main>
    )
  }
}
