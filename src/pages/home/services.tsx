import { clsx } from 'clsx';
import { services } from '@/content/home';
import { assetsHost } from '@/lib/env';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { Picture } from '@/ui/picture';
import { TagList } from '@/ui/tag-list';
import { TextLink } from '@/ui/text-link';

const card = 'paper-plain paper-whole row-span-2 flex flex-col overflow-hidden rounded-card';

/** Two interlocking cards: branding, wider and lower, at the left, and video at the right. */
export function Services() {
  return (
    <section className="wrap py-section not-max-xl:@container">
      {/* Large text puts one below the other. */}
      <div className="paper-pairs paper-whole cols items-start max-md:block @max-roomy:block">
        <h2
          ref={reveal}
          className={clsx(
            'paper-plain col-span-7 row-start-1 pb-10 whitespace-nowrap',
            'md:min-h-70 xl:pb-16 max-xl:whitespace-normal @max-roomy:whitespace-normal',
          )}
        >
          {services.title[0]}
          <br />
          {services.title[1]}
        </h2>
        <div
          ref={reveal}
          className={clsx(
            card,
            'col-span-7 row-start-2 rounded-bl-turn bg-mint max-md:mr-turn max-sm:mr-0',
          )}
        >
          <Picture
            src={`${assetsHost}/illustrations/service-branding.svg`}
            size={[720, 360]}
            className="w-full"
          />
          <CardWords
            words={services.branding}
            tone="ink"
            className="px-12 pt-11 pb-13 max-xl:p-card max-md:pb-[calc(var(--line)+32px)] max-sm:pb-card"
            tagsClassName="max-w-140"
          />
        </div>
        <div
          ref={reveal}
          className={clsx(
            card,
            'on-forest relative col-span-5 col-start-8 row-start-1 rounded-tr-turn',
            'max-md:-mt-line max-md:ml-turn max-sm:mt-gutter max-sm:ml-0 @max-roomy:mt-gutter',
          )}
        >
          <CardWords
            words={services.video}
            tone="green"
            className="px-11 pt-14 pb-9 max-xl:p-card"
          />
          <Picture
            src={`${assetsHost}/illustrations/service-video.svg`}
            size={[520, 380]}
            className="w-full object-cover md:min-h-75 xl:min-h-95 max-md:aspect-16/9 print:h-34"
          />
        </div>
        <p
          ref={reveal}
          className={clsx(
            'paper-plain col-span-5 col-start-8 row-start-3 max-w-105 self-end pt-fluid-10 pb-2 pl-11',
            'text-small max-xl:pl-0 max-md:max-w-none @max-roomy:max-w-none @max-roomy:pl-0',
          )}
        >
          {services.note} <TextLink to={services.all.to}>{services.all.label}</TextLink>
        </p>
      </div>
    </section>
  );
}

interface CardWordsProps {
  words: (typeof services)['branding' | 'video'];
  tone: 'ink' | 'green';
  className: string;
  tagsClassName?: string;
}

function CardWords({ words, tone, className, tagsClassName }: CardWordsProps) {
  const { title, text, tags, action } = words;
  return (
    <div
      className={clsx(
        'flex flex-col items-start gap-5 print:gap-3 print:px-0 print:py-4',
        className,
      )}
    >
      <h3 className="font-display text-h3">{title}</h3>
      <p className="max-w-[30em]">{text}</p>
      <TagList tags={tags} more={services.more} className={clsx('mb-3', tagsClassName)} />
      <ButtonLink tone={tone} to={action.to}>
        {action.label}
      </ButtonLink>
    </div>
  );
}
