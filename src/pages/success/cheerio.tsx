import { clsx } from 'clsx';
import { successWords as words } from '@/content/success';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button';
import { CupPicture } from './cup-picture';

interface CheerioProps {
  /** Whether it is printed, too. */
  isPrinted: boolean;
}

/** The thank-you, and a dot that lands in the cup formed by the line. */
export function Cheerio({ isPrinted }: CheerioProps) {
  return (
    <section
      className={clsx(
        'on-green relative min-h-204 overflow-hidden pt-28 pb-60 max-xl:min-h-0 max-xl:pt-26 max-xl:pb-[calc(var(--line)*8.34)] max-sm:pt-20',
        !isPrinted && 'print:hidden',
      )}
    >
      <div className="wrap">
        <div className="relative z-2 grid w-190 justify-items-start gap-7 max-xl:w-auto max-xl:max-w-160 max-sm:gap-5">
          <h1>{words.title}</h1>
          <p className="font-display text-h3 text-balance">{words.text}</p>
          <ButtonLink to={paths.home} tone="ink" size="large" className="mt-3">
            {words.home}
          </ButtonLink>
        </div>
      </div>
      <CupPicture />
    </section>
  );
}
