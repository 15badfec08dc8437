import { type ComponentProps, type ReactNode, useId } from 'react';

interface ErrorPanelProps extends Pick<ComponentProps<'div'>, 'ref'> {
  title: string;
  lead: string;
  reasons: readonly ReactNode[];
  /** What the visitor can do: a button, and a line beside it. */
  children: ReactNode;
}

/** Explains a failed call under a picture of the cut line. It can take the focus. */
export function ErrorPanel({ ref, title, lead, reasons, children }: ErrorPanelProps) {
  const titleId = useId();
  return (
    <div
      ref={ref}
      className="rounded-card rounded-br-turn bg-white px-12 pt-11 pb-12 text-ink inset-ring-2 inset-ring-error max-xl:p-panel"
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className="flex flex-wrap items-start justify-between gap-10">
        <div className="flex-[1_1_10em]">
          <h3 className="font-display text-h3" id={titleId}>
            {title}
          </h3>
          <p className="mt-3.5 max-w-[28em]">{lead}</p>
        </div>
        <svg
          viewBox="0 0 236 108"
          className="-mr-12 w-59 max-w-none max-xl:-mr-panel max-md:w-40 max-sm:hidden"
          aria-hidden="true"
        >
          <path className="fill-ink" d="M12 12h126v24H12a12 12 0 0 1 0-24zM172 12h64v24h-64z" />
          <circle className="fill-error" cx="155" cy="96" r="12" />
        </svg>
      </div>
      <ol className="mt-9 flex flex-wrap gap-fluid-8">
        {reasons.map((reason, index) => (
          <li
            key={index}
            className="min-w-[8em] flex-1 border-t-2 border-ink pt-4 text-control/normal last:grow-[1.25] max-md:flex max-md:basis-full"
          >
            <b
              className="mb-3.5 block font-display text-h3 leading-none font-normal tracking-normal max-md:w-11 max-md:flex-none"
              aria-hidden="true"
            >
              {index + 1}
            </b>
            {reason}
          </li>
        ))}
      </ol>
      <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">{children}</div>
    </div>
  );
}

/** An alert above the button: how many fields are invalid. */
export function ErrorSummary({ children }: { children: string | undefined }) {
  return (
    <div role="alert">
      {children && (
        <p className="mb-7 flex items-center gap-3.5 text-body/snug font-semibold text-error before:size-3 before:flex-none before:animate-drop-small before:rounded-full before:bg-error">
          {children}
        </p>
      )}
    </div>
  );
}
