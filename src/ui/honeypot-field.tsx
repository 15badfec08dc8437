import type { ComponentProps } from 'react';

/** A field that people neither see nor reach; what fills it is a script. */
export function HoneypotField(props: Pick<ComponentProps<'input'>, 'ref'>) {
  return (
    <span className="sr-only" aria-hidden="true">
      <input {...props} type="text" name="leave-empty" tabIndex={-1} autoComplete="off" />
    </span>
  );
}
