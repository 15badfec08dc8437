import { assetsHost } from '@/lib/env';

interface PictureProps {
  /** File name below /illustrations, without its ending. */
  name: string;
  size: readonly [width: number, height: number];
  className?: string;
}

export function Picture({ name, size: [width, height], className }: PictureProps) {
  return (
    <img
      src={`${assetsHost}/illustrations/${name}.svg`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      className={className}
    />
  );
}
