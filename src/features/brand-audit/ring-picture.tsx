import { clsx } from 'clsx';

interface RingPictureProps {
  isWhole: boolean;
}

/** The line almost closed into a ring round its dot; the last quarter stands for what is still missing. */
export function RingPicture({ isWhole }: RingPictureProps) {
  return (
    <svg
      className="w-[329px] flex-none xl:mt-18 max-xl:w-55 max-sm:mt-8 max-sm:w-35"
      viewBox="0 0 329 329"
      aria-hidden="true"
    >
      <g className="fill-none stroke-ink stroke-94">
        <path d="M164.500 282A117.500 117.500 0 0 1 164.500 47" />
        <path d="M164.500 47A117.500 117.500 0 0 1 282 164.500" />
        <path
          className={clsx(
            'transition-colors duration-open ease-roll',
            !isWhole && 'stroke-[color-mix(in_srgb,var(--sand),var(--ink)_8.5%)]',
          )}
          d="M282 164.500A117.500 117.500 0 0 1 164.500 282"
        />
      </g>
      <path className="fill-sand" d="M154 0h21v329h-21zM164 154h165v21H164z" />
      <circle className="fill-piece" cx="164.5" cy="164.5" r="47" />
    </svg>
  );
}
