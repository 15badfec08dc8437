interface LiveRegionProps {
  children?: string | undefined;
}

/** Announced by assistive technology, out of sight. */
export function LiveRegion({ children }: LiveRegionProps) {
  return <output className="sr-only">{children}</output>;
}
