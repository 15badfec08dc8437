import { Mark } from './mark';
import { Wordmark } from './wordmark';

/** Mark and wordmark; the element around them gives the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-3.25 s:gap-2.5">
      <Mark className="h-9.5 w-auto menu:h-8.5 s:h-7.5" />
      <Wordmark className="h-8 w-auto menu:h-7 s:h-6.25" />
    </span>
  );
}
