import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import { brandingCards, brandingHead, serviceWords } from '@/content/services';
import { contactServicePath } from '@/content/pages';
import { keepInPlace } from '@/motion/keep-in-place';
import { reveal } from '@/motion/reveal';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { Badge, TagList } from '@/ui/tag-list';
import { Disclosure, ExpandSign } from '@/ui/disclosure';
import { MotionPause } from '@/ui/pause-button';
import { TextLink } from '@/ui/text-link';
import { ServicePicture } from './service-picture';
import { comes, downTimes } from './services-line';

export function BrandingServices() {
  return (
    <section className="pb-section" id="our-services" aria-labelledby="branding-services">
      <div className="wrap">
        <div className="paper-kept relative mb-14 max-md:mb-10">
          <div
            ref={reveal}
            className="cols items-end md:min-h-36 max-md:block max-md:pr-[calc(var(--line)+24px)]"
          >
            <h2 id="branding-services" className="col-span-7 max-w-175">
              {brandingHead.title}
            </h2>
            <p className="col-span-3 col-start-8 text-muted md:max-w-[14em] max-md:mt-4">
              {brandingHead.note}
            </p>
          </div>
          <LineDown />
        </div>
        <div className="paper-column relative grid grid-cols-12 gap-6 not-max-xl:@container max-xl:gap-gutter">
          {brandingCards.map((service) => (
            <BrandingCard key={service.id} service={service} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** In narrow windows the line comes down beside the heading; in wide ones services-line.tsx draws it. */
function LineDown() {
  return (
    <i
      className={clsx(
        'invisible absolute -bottom-16 w-line max-xl:visible max-xl:-top-33.5 max-xl:right-[72.5px]',
        'max-md:-top-8.75 max-md:right-0 max-md:bottom-[calc(var(--cut)-40px)] max-sm:-top-7',
        'origin-top bg-green [--start:scaleY(0)]',
        comes,
      )}
      style={{ '--time': downTimes.branding }}
    />
  );
}

/** The five cards interlock: each has its ground, its place in the grid, and a round corner towards the next one. */
const cardVariants = tv({
  slots: {
    base: [
      'paper-whole group/card relative flex overflow-hidden rounded-card',
      'max-md:col-span-full @max-roomy:col-span-full print:mb-6 print:py-4',
    ],
    art: 'relative flex print:mt-0 print:mb-4 print:pt-0',
    picture: '',
    pause: 'z-1',
    words: 'flex flex-col items-start',
    content: 'max-w-[30em]',
    /** Covers the card, so that all of it is clickable; other links and buttons are above it. */
    includes: [
      'flex min-h-line w-full items-center justify-between text-left text-control/none font-semibold',
      'after:absolute after:inset-0 focus-visible:rounded-small focus-visible:outline-offset-4',
    ],
    sign: '',
  },
  variants: {
    isUpright: {
      true: {
        base: 'flex-col p-card md:min-h-118',
        picture: 'print:w-72',
        content: 'mt-3.5',
        includes: 'mt-6',
      },
    },
    id: {
      'brand-identity': {
        // Under 960 px the line of the page ends on its corner.
        base: 'on-forest col-span-full md:min-h-154 md:rounded-tr-turn max-md:flex-col max-md:rounded-br-turn',
        art: 'w-[calc(50%-12px)] flex-none overflow-hidden md:min-h-154 max-md:h-75 max-md:w-full max-sm:h-58',
        picture: 'absolute -top-line right-0 w-[max(708px,100%)] max-sm:w-[max(490px,100%)]',
        // A rim keeps it apart from the dots behind it.
        pause: 'right-6 bottom-6 ring-8 ring-forest',
        words: 'flex-1 pt-16 pr-16 pb-card pl-19 max-xl:p-card',
        content: 'mt-5 text-large leading-normal max-sm:text-body',
        includes: 'mt-auto pt-8',
        sign: 'bg-moss text-cream group-hover/card:bg-mint group-hover/card:text-ink',
      },
      'brand-strategy': {
        base: 'col-span-7 rounded-bl-turn bg-mint',
        art: '-mx-card -mt-card mb-fluid-9 justify-end pt-card',
        picture: 'w-[max(816px,100%)] flex-none max-sm:w-[max(530px,100%)]',
        // The button lies beside the title, because the picture is as wide as the card.
        pause: 'right-card -bottom-16',
        words: 'mt-auto',
        sign: 'bg-ink/10 text-ink group-hover/card:bg-white',
      },
      'brand-management': {
        base: 'on-ink col-span-5 rounded-tr-turn',
        art: 'mb-fluid-10 flex-1 items-center',
        picture: 'w-full max-w-100',
        pause: 'right-0 bottom-0',
        sign: 'bg-cream/16 text-cream group-hover/card:bg-mint group-hover/card:text-ink',
      },
      'web-solution': {
        base: 'col-span-5 rounded-tl-turn bg-sand',
        art: 'mb-fluid-10 flex-1 items-center',
        picture: 'w-full max-w-100',
        pause: 'right-0 -bottom-16',
        sign: 'bg-white text-ink group-hover/card:bg-mint',
      },
      'public-relations': {
        base: 'col-span-7 rounded-br-turn inset-ring-thin inset-ring-ink',
        art: 'mb-8 flex-1 items-center pt-13',
        picture: 'w-112 max-w-full',
        pause: 'right-0 bottom-0',
        sign: 'bg-ink/10 text-ink group-hover/card:bg-mint',
      },
    },
  },
});

/**
 * One service; a click opens and closes what it includes, independently of the other cards
 * (docs/rules.md#branding-cards).
 */
function BrandingCard({ service }: { service: (typeof brandingCards)[number] }) {
  const { id, title, content, pills, more, isRecommended, badgeText, picture } = service;
  const [isOpen, setIsOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const isPointed = useHoverOrFocus(card);
  const panelId = useId();
  const titleId = useId();
  const classes = cardVariants({ id, isUpright: id !== 'brand-identity' });

  return (
    <article ref={card} className={classes.base()} aria-labelledby={titleId}>
      <div className={classes.art()}>
        <div className={classes.picture()}>
          <ServicePicture picture={picture} isWanted={isOpen || isPointed} />
        </div>
        {isOpen && <MotionPause className={classes.pause()} label={serviceWords.pause} />}
      </div>
      {/* The badge is outside the element that rises, which would become its containing block. */}
      {badgeText && <Badge className="absolute top-card right-card">{badgeText}</Badge>}
      <div ref={reveal} className={classes.words()}>
        {isRecommended && (
          <Badge tone="green" className="mb-7">
            {serviceWords.recommended}
          </Badge>
        )}
        <h3 className="font-display text-h3" id={titleId}>
          {title}
        </h3>
        <p className={classes.content()}>{content}</p>
        <button
          type="button"
          className={classes.includes()}
          aria-label={`${serviceWords.includes}: ${title}`}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={({ currentTarget }) => {
            keepInPlace(currentTarget);
            setIsOpen(!isOpen);
          }}
        >
          {serviceWords.includes}
          <ExpandSign className={isOpen ? undefined : classes.sign()} />
        </button>
        <Disclosure id={panelId} isOpen={isOpen} className="w-full">
          <TagList tags={pills} more={more} rises className="pt-5 pb-3.5" />
          <TextLink
            to={contactServicePath(service.contactService)}
            className="relative mt-1.5 mb-2 inline-block"
          >
            {serviceWords.ask(title)}
          </TextLink>
        </Disclosure>
      </div>
    </article>
  );
}
