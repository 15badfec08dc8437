import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { brandingCards, brandingHead, serviceWords } from '@/content/services';
import { contactServicePath } from '@/content/pages';
import { keepInPlace } from '@/motion/keep-in-place';
import { reveal } from '@/motion/reveal';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { Badge, TagList } from '@/ui/tag-list';
import { Disclosure, ExpandSign } from '@/ui/disclosure';
import { MotionPause } from '@/ui/pause-button';
import { TextLink } from '@/ui/text-link';
import { brandingCardVariants } from './branding-card-variants';
import { ServicePicture } from './service-picture';
import { comes, lineDownRight, linePlace, timeOf } from './line-run';

export function BrandingServices() {
  return (
    <section className="pb-section" id="our-services" aria-labelledby="branding-services">
      <div className="wrap">
        <div className={clsx('paper-kept relative mb-14 max-md:mb-10', linePlace)}>
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
        'invisible absolute w-line origin-top bg-green [--start:scaleY(0)] max-xl:visible',
        // Begins a cut below the turn: over the padding below the tabs, and what of their row is lower.
        'max-xl:-top-33.5 max-md:-top-8.75 max-sm:-top-7',
        // Ends behind the corner of the first card; under 960 px a cut above it.
        '-bottom-16 max-md:bottom-[calc(var(--cut)-40px)]',
        lineDownRight,
        comes,
      )}
      style={{ '--time': timeOf('branding') }}
    />
  );
}

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
  // The first card, as wide as the page, has its picture beside the text.
  const classes = brandingCardVariants({ id, isUpright: id !== 'brand-identity' });

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
      <div ref={reveal} className={classes.textColumn()}>
        {isRecommended && (
          <Badge tone="green" className="mb-7">
            {serviceWords.recommended}
          </Badge>
        )}
        <h3 className="font-display text-h3" id={titleId}>
          {title}
        </h3>
        <p className={classes.text()}>{content}</p>
        <button
          type="button"
          className={classes.button()}
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
          <TagList tags={pills} more={more} risesOnOpen className="pt-5 pb-3.5" />
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
