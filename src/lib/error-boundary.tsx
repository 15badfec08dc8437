import { Component, type ReactNode } from 'react';
import { markChunkFailed } from './lazy-chunk';
import { showNotice } from './notice';

/** A form that throws is mounted again this often, since its draft brings back what was typed. */
const maxRemounts = 3;

interface ErrorBoundaryProps {
  /** Rendered instead of the children after an error. */
  fallback: ReactNode;
  /** For a form: the notice to show when it is mounted again. Other parts stay away. */
  remountNotice?: string | undefined;
  children: ReactNode;
}

/** Limits an error to its children, and mounts a form again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private remounts = 0;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    const { remountNotice } = this.props;
    if (remountNotice === undefined) return;
    this.remounts += 1;
    if (this.remounts > maxRemounts) return markChunkFailed();
    showNotice(remountNotice);
    this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
