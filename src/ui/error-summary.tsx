import { clsx } from 'clsx';

interface ErrorSummaryProps {
  children?: string | undefined;
  className?: string;
}

/** An alert above the button: how many fields are invalid. */
export function ErrorSummary({ children, className }: ErrorSummaryProps) {
  return (
    <div role="alert">
      {children && (
        <p
          className={clsx(
            'flex items-center gap-3.5 text-body/[1.4] font-semibold text-error before:size-3 before:flex-none before:animate-drop-small before:rounded-full before:bg-error',
            className,
          )}
        >
          {children}
        </p>
      )}
    </div>
  );
}
