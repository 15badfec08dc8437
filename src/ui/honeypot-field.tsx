import type { ComponentProps } from 'react';

/** A field out of sight and reach of people; a bot fills it. */
export function HoneypotField(props: Pick<ComponentProps<'input'>, 'ref'>) {
  return (
    <span className="sr-only" aria-hidden="true">
      <input {...props} type="text" name="leave-empty" tabIndex={-1} autoComplete="off" />
    </span>
  );
}
