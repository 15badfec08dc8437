import { clsx } from 'clsx';
import { services } from '@/content/home';
import { assetsHost } from '@/lib/env';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { Picture } from '@/ui/picture';
import { TagList } from '@/ui/tag-list';
import { TextLink } from '@/ui/text-link';

const { title: heading, note, all } = services;

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
          {heading[0]}
          <br />
          {heading[1]}
        </h2>
        <ServiceCard service="branding" />
        <ServiceCard service="video" />
        <p
          ref={reveal}
          className={clsx(
            'paper-plain col-span-5 col-start-8 row-start-3 max-w-105 self-end pt-fluid-10 pb-2 pl-11 text-small',
            'max-xl:pl-0 max-md:max-w-none @max-roomy:max-w-none @max-roomy:pl-0',
          )}
        >
          {note} <TextLink to={all.to}>{all.label}</TextLink>
        </p>
      </div>
    </section>
  );
}

/** What the two cards do not share. */
const variants = {
  branding: {
    card: 'col-span-7 row-start-2 rounded-bl-turn bg-mint max-md:mr-turn max-sm:mr-0',
    words: 'px-12 pt-11 pb-13 max-xl:p-card max-md:pb-[calc(var(--line)+32px)] max-sm:pb-card',
    tags: 'max-w-140',
    tone: 'ink',
    pictureAbove: (
      <Picture
        src={`${assetsHost}/illustrations/service-branding.svg`}
        size={[720, 360]}
        className="w-full"
      />
    ),
    pictureBelow: null,
  },
  video: {
    card: clsx(
      'on-forest relative col-span-5 col-start-8 row-start-1 rounded-tr-turn',
      'max-md:-mt-line max-md:ml-turn max-sm:mt-gutter max-sm:ml-0 @max-roomy:mt-gutter',
    ),
    words: 'px-11 pt-14 pb-9 max-xl:p-card',
    tags: undefined,
    tone: 'green',
    pictureAbove: null,
    pictureBelow: (
      <Picture
        src={`${assetsHost}/illustrations/service-video.svg`}
        size={[520, 380]}
        className="w-full object-cover md:min-h-75 xl:min-h-95 max-md:aspect-16/9 print:h-34"
      />
    ),
  },
} as const;

function ServiceCard({ service }: { service: keyof typeof variants }) {
  const { title, text, tags, action } = services[service];
  const { tone, pictureAbove, pictureBelow, ...classes } = variants[service];
  return (
    <div
      ref={reveal}
      className={clsx(
        'paper-plain paper-whole row-span-2 flex flex-col overflow-hidden rounded-card',
        classes.card,
      )}
    >
      {pictureAbove}
      <div
        className={clsx(
          'flex flex-col items-start gap-5 print:gap-3 print:px-0 print:py-4',
          classes.words,
        )}
      >
        <h3 className="font-display text-h3">{title}</h3>
        <p className="max-w-[30em]">{text}</p>
        <TagList tags={tags} more={services.more} className={clsx('mb-3', classes.tags)} />
        <ButtonLink tone={tone} to={action.to}>
          {action.label}
        </ButtonLink>
      </div>
      {pictureBelow}
    </div>
  );
}
