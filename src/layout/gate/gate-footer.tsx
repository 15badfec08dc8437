import { clsx } from 'clsx';
import { agency } from '@/content/agency';
import { gateWords as words } from '@/content/gate';
import { TextLink } from '@/ui/text-link';

/** The agency and its e-mail address. */
export function GateFooter() {
  return (
    <footer
      className={clsx(
        'on-ink rounded-tr-turn px-(--inset) pt-6 pb-7 text-note leading-normal',
        'tablet:flex tablet:flex-wrap tablet:items-end tablet:justify-between tablet:gap-x-10 tablet:gap-y-5',
        'tablet:rounded-tr-act tablet:pt-12 tablet:pb-13 tablet:text-body',
        'lying:rounded-tr-turn lying:pt-8 lying:pb-9',
      )}
    >
      <p className="max-w-[20em] tablet:flex-[1_1_12em]">
        <b className="font-semibold">{agency.name}</b> {words.about}
      </p>
      <TextLink
        to={agency.email && `mailto:${agency.email}`}
        className="mt-2.5 inline-block min-h-8 max-w-full text-small leading-normal tablet:mt-0 tablet:mr-18 tablet:text-large"
      >
        {agency.email}
      </TextLink>
    </footer>
  );
}
