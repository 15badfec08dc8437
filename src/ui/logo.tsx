import { Mark } from './mark';
import { Wordmark } from './wordmark';
import './logo.css';

/** Mark and wordmark together; who wraps it gives the name. */
export function Logo() {
  return (
    <span className="logo">
      <Mark />
      <Wordmark className="logo__word" />
    </span>
  );
}
