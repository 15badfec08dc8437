import './error-summary.css';

export interface ErrorSummaryProps {
  children?: string | undefined;
}

/** One sentence above the button: how much needs another look. */
export function ErrorSummary({ children }: ErrorSummaryProps) {
  return <div role="alert">{children && <p className="summary">{children}</p>}</div>;
}
