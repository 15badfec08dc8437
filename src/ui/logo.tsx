import { Mark } from './mark';
import { Wordmark } from './wordmark';

/** Mark and wordmark; the element around them gives the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-3.25 max-sm:gap-2.5">
      <Mark className="h-9.5 w-auto max-md:h-8.5 max-sm:h-7.5" />
      <Wordmark className="h-8 w-auto max-md:h-7 max-sm:h-6.25" />
    </span>
  );
}
