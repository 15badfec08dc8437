import { Mark } from './mark';
import { Wordmark } from './wordmark';

/** Mark and wordmark together; who wraps it gives the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-3.25">
      <Mark className="h-9.5 w-auto" />
      <Wordmark className="h-8 w-auto" />
    </span>
  );
}
