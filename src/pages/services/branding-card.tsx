import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { type BrandingId, type Service, serviceWords } from '@/content/services';
import { contactServicePath } from '@/lib/paths';
import { keepInPlace } from '@/motion/keep-in-place';
import { reveal } from '@/motion/reveal';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { Badge } from '@/ui/badge';
import { Disclosure, ExpandSign } from '@/ui/disclosure';
import { MotionPause } from '@/ui/pause-button';
import { TagList } from '@/ui/tag-list';
import { TextLink } from '@/ui/text-link';
import { brandingCardVariants } from './branding-card-variants';
import { ServicePicture } from './service-picture';

/** Covers the card, so that all of it is clickable; other links and buttons are above it. */
const includesClasses =
  'flex min-h-line w-full items-center justify-between text-left text-control/none font-semibold after:absolute after:inset-0 focus-visible:rounded-small focus-visible:outline-offset-4';

interface BrandingCardProps {
  service: Service<BrandingId>;
}

/**
 * One service; a click opens and closes what it includes, independently of the other cards
 * (docs/rules.md#branding-cards).
 */
export function BrandingCard({ service }: BrandingCardProps) {
  const { id, title, content, pills, more, isRecommended, badgeText, picture } = service;
  const [isOpen, setIsOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const isPointed = useHoverOrFocus(card);
  const panelId = useId();
  const titleId = useId();
  const classes = brandingCardVariants[id];

  return (
    <article
      ref={card}
      className={clsx(
        'group/card relative flex overflow-hidden rounded-card @max-roomy:col-span-full print:mb-6 print:break-inside-avoid print:py-4',
        classes.card,
      )}
      aria-labelledby={titleId}
    >
      <div className={clsx('relative print:mt-0 print:mb-4 print:pt-0', classes.art)}>
        <div className={classes.picture}>
          <ServicePicture picture={picture} isWanted={isOpen || isPointed} />
        </div>
        {isOpen && (
          <MotionPause className={clsx('z-1', classes.pause)} label={serviceWords.pause} />
        )}
      </div>
      {/* Outside the element that rises, which would become its containing block. */}
      {badgeText && <Badge className="absolute top-card right-card">{badgeText}</Badge>}
      <div ref={reveal} className={clsx('flex flex-col items-start', classes.words)}>
        {isRecommended && (
          <Badge tone="green" className="mb-7">
            {serviceWords.recommended}
          </Badge>
        )}
        <h3 className="font-display text-h3" id={titleId}>
          {title}
        </h3>
        <p className={clsx('max-w-[30em]', classes.content)}>{content}</p>
        <button
          type="button"
          className={clsx(includesClasses, classes.includes)}
          aria-label={`${serviceWords.includes}: ${title}`}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={({ currentTarget }) => {
            keepInPlace(currentTarget);
            setIsOpen(!isOpen);
          }}
        >
          {serviceWords.includes}
          <ExpandSign className={isOpen ? undefined : classes.sign} />
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
