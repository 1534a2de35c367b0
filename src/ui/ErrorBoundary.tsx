import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; onCrash(error: unknown): void; otherwise(): ReactNode }

/**
 * Spec §2 Error screen: an uncaught render error ends here, and is reported. React has no other way to draw something after
 * one than a class with a state of its own; the app hears of it, and is `crashed`.
 */
export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.crashed ? this.props.otherwise() : this.props.children
  }
}
