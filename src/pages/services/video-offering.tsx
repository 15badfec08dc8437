import { clsx } from 'clsx';
import { useRef } from 'react';
import { type OfferingId, type Service, serviceWords } from '@/content/services';
import { contactServicePath } from '@/lib/paths';
import { reveal } from '@/motion/reveal';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { Badge } from '@/ui/badge';
import { TagList } from '@/ui/tag-list';
import { TextLink } from '@/ui/text-link';
import { ServicePicture } from './service-picture';
import { videoOfferingVariants } from './video-offering-variants';
import './services-line.css';

interface VideoOfferingProps {
  offering: Service<OfferingId>;
  number: number;
}

/** One offering as a clip on its track, with everything that it includes. */
export function VideoOffering({ offering, number }: VideoOfferingProps) {
  const { id, title, content, pills, isRecommended, badgeText, picture } = offering;
  const clip = useRef<HTMLElement>(null);
  const isPointed = useHoverOrFocus(clip);
  const classes = videoOfferingVariants[id];
  return (
    <li className="relative flex w-full items-center gap-cut not-first:mt-16 not-max-xl:@container max-md:px-margin max-md:not-first:mt-line">
      <Road className={classes.before} />
      {/* With large text, one below the other. */}
      <article
        ref={clip}
        className={clsx(
          'relative flex flex-none items-center gap-14 rounded-card p-14 compact:gap-10 compact:p-12 max-xl:gap-card max-xl:p-card @max-roomy:flex-wrap',
          classes.clip,
        )}
      >
        {isRecommended && (
          <i
            className="services-line-end absolute right-[140.5px] bottom-[calc(100%-1px)] z-1 h-400 w-line bg-green max-xl:right-[72.5px] max-md:right-0"
            aria-hidden="true"
          />
        )}
        <div ref={reveal} className="min-w-0 flex-1 max-sm:w-full @max-roomy:basis-full">
          <div className="mb-5 flex min-h-18 flex-wrap items-center gap-x-5">
            <span className="font-display text-num leading-[0.8] lining-nums">{number}</span>
            {badgeText && <Badge tone="line">{badgeText}</Badge>}
            {isRecommended && <Badge tone="ink">{serviceWords.recommended}</Badge>}
          </div>
          <h3 className="mb-3.5 font-display text-h3">{title}</h3>
          <p className="mb-7 max-w-[27em]">{content}</p>
          <TagList tags={pills} />
          <TextLink
            to={contactServicePath(offering.contactService)}
            aria-label={`${serviceWords.askShort}: ${title}`}
            className="mt-6 inline-block"
          >
            {serviceWords.askShort}
          </TextLink>
        </div>
        <div className={clsx('flex-none', classes.art)} data-picture="">
          <ServicePicture picture={picture} isWanted={isPointed} />
        </div>
      </article>
      {classes.after.map((road) => (
        <Road key={road} className={road} />
      ))}
    </li>
  );
}

/** A part of the track. */
function Road({ className }: { className: string }) {
  return <i className={clsx('h-line bg-forest max-md:hidden', className)} aria-hidden="true" />;
}
