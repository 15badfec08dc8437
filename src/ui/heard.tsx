interface HeardProps {
  children?: string | undefined;
}

/** Said to assistive technology alone, as it comes. */
export function Heard({ children }: HeardProps) {
  return <output className="sr-only">{children}</output>;
}
