import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Stands in for what has thrown. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what throws inside from taking along what is around it. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
