import { Component, type ReactNode } from 'react';
import { errorWords as words } from '@/content/errors';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button-class';

export interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Last resort when a page breaks or its script cannot be loaded: say so, and offer a way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="wrap section">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {/* A full load, on purpose: what broke may be a script of an older build. */}
        <a className={buttonClass({})} href={paths.home}>
          {words.home}
        </a>
      </main>
    );
  }
}
