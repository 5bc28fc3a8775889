import { Component, type ReactNode } from "react";

export type FallbackProps = { error: Error; onRetry: () => void };

type ErrorBoundaryProps = {
  fallback: (props: FallbackProps) => ReactNode;
  children: ReactNode;
};
type ErrorBoundaryState = { error: Error | null };

/** Replaces content that crashed by a fallback that can try again. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  ErrorBoundaryState
> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return {
      error: thrown instanceof Error ? thrown : new Error(String(thrown)),
    };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback({
      error,
      onRetry: () => this.setState({ error: null }),
    });
  }
}
