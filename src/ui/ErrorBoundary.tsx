import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './screens/ErrorScreen.tsx'

type Props = { children: ReactNode; onCrash(error: unknown): void; onRefresh(): void }

/** Spec §2 Error screen: an uncaught render error ends here, and is reported. */
export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.crashed ? <ErrorScreen onRefresh={this.props.onRefresh} /> : this.props.children
  }
}
