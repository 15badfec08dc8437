import { Component, type ReactNode } from 'react';
import { markScriptFailed } from './lazy-script';
import { showNotice } from './notice';

/** What goes on throwing is not set up for ever. */
const mostTries = 3;

interface ErrorBoundaryProps {
  /** Stands in for what has thrown. */
  fallback: ReactNode;
  /** For a form: it is set up again, with its draft, and this is said. */
  again?: string | undefined;
  children: ReactNode;
}

/** Keeps what throws inside from taking along what is around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private tries = 0;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    const { again } = this.props;
    if (again === undefined) return;
    this.tries += 1;
    if (this.tries > mostTries) return markScriptFailed();
    showNotice(again);
    this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
