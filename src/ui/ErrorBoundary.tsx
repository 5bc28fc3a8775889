import { Component, type ErrorInfo, type ReactNode } from "react";
import { ErrorFallback } from "./ErrorFallback";

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { error: Error | null };

/** Keeps a crash inside the page: the shell stays, the visitor can try again. */
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

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error("This page crashed.", error, componentStack);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <ErrorFallback
        error={error}
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}
