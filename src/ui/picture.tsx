import type { ComponentProps } from 'react';

interface PictureProps extends ComponentProps<'img'> {
  size: readonly [width: number, height: number];
}

/** Loaded near the window. The words beside it say what it shows, unless it has an `alt`. */
export function Picture({ size: [width, height], ...rest }: PictureProps) {
  return <img alt="" width={width} height={height} loading="lazy" {...rest} />;
}
