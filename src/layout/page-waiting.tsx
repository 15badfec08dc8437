import './page-waiting.css';

/** Holds a window's height while a page loads, so that nothing jumps; the footer waits with it. */
export function PageWaiting() {
  return <div className="page-waiting" aria-busy="true" />;
}
