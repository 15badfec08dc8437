import { clsx } from 'clsx';
import { RouteLink } from '@/ui/route-link';

/** Classes of its piece of the line and of its text, by where the current section is. */
const variants = {
  read: {
    piece:
      'before:bg-ink not-max-xl:first:before:rounded-t-full not-max-xl:last:before:rounded-b-full',
    words: 'text-ink',
  },
  current: {
    piece: 'not-max-xl:before:rounded-full before:bg-green',
    words: 'font-semibold text-ink',
  },
  ahead: {
    piece:
      'before:bg-sand not-max-xl:first:before:rounded-t-full not-max-xl:last:before:rounded-b-full',
    words: 'text-muted',
  },
} as const;

interface PolicyContentsItemProps {
  id: string;
  number: number;
  name: string;
  place: keyof typeof variants;
}

/** One section in the table of contents. */
export function PolicyContentsItem({ id, number, name, place }: PolicyContentsItemProps) {
  const classes = variants[place];
  return (
    <li
      className={clsx(
        'relative before:absolute before:top-0 before:bottom-1 before:left-0 before:w-3 last:before:bottom-0',
        classes.piece,
        'max-xl:break-inside-avoid max-xl:before:bg-hair max-sm:before:hidden',
      )}
    >
      <RouteLink
        to={`#${id}`}
        aria-current={place === 'current' ? 'location' : undefined}
        className={clsx(
          'flex min-h-11 items-center gap-3 text-small/tight sm:pl-8 xl:low:min-h-9 max-xl:font-normal max-xl:text-ink',
          'decoration-green decoration-2 underline-offset-4 hover:text-ink hover:underline',
          'max-sm:text-cream max-sm:hover:text-cream',
          classes.words,
        )}
      >
        <b className="w-[1.4em] font-medium">{number}</b>
        {name}
      </RouteLink>
    </li>
  );
}
