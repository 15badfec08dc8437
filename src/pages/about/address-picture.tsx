import { clsx } from 'clsx';
import { address } from '@/content/about';

/** A map with the address beside its green dot. The text covers the picture from the middle on. */
export function AddressPicture() {
  return (
    <figure className="relative h-133 overflow-hidden bg-sand page-end-sand [--map:max(1928px,100vw)] max-md:h-95 max-sm:h-75 print:h-auto">
      <img
        src="/about/map.svg"
        alt={address.picture}
        width="1928"
        height="534"
        loading="lazy"
        className="size-full object-cover max-md:object-[62%_50%] max-sm:object-[70%_50%] print:hidden"
      />
      <figcaption
        className={clsx(
          'absolute top-[calc(267px-var(--map)*0.07936)] right-4 left-[calc(50%+var(--map)*0.195+30px)] xl:-translate-y-1/2',
          'flex min-h-line w-fit items-center rounded-full bg-ink px-6 py-2 text-small font-semibold text-cream',
          'max-xl:top-6 max-xl:right-0 max-xl:left-auto max-xl:max-w-[calc(100%-var(--margin))] max-xl:rounded-r-none max-xl:pr-margin',
          'leading-tight print:layout-none',
        )}
      >
        {address.place}
      </figcaption>
    </figure>
  );
}
