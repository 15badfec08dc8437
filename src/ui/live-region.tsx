interface LiveRegionProps {
  children?: string | undefined;
}

/** Said to assistive technology alone, as it comes. */
export function LiveRegion({ children }: LiveRegionProps) {
  return <output className="sr-only">{children}</output>;
}
