import { clsx } from 'clsx';
import { useRef } from 'react';
import { tv } from 'tailwind-variants/lite';
import { serviceWords, videoHead, videoOfferings } from '@/content/services';
import { contactServicePath } from '@/content/pages';
import { reveal } from '@/motion/reveal';
import { useHoverOrFocus } from '@/motion/use-hover-or-focus';
import { Badge, TagList } from '@/ui/tag-list';
import { TextLink } from '@/ui/text-link';
import { ServicePicture } from './service-picture';
import { lineDownRight, linePlace, timeOf } from './line-run';

export function VideoOfferings() {
  return (
    <section
      className="on-ink relative overflow-hidden py-section md:rounded-tr-section max-md:rounded-tl-section"
      id="our-services"
      aria-labelledby="video-services"
    >
      {/* With large text the lead stands below the heading. */}
      <div
        ref={reveal}
        className="paper-kept wrap mb-fluid-20 cols items-start not-max-xl:@container xl:mb-24 max-md:pr-[calc(var(--line)+24px)]"
      >
        <h2
          id="video-services"
          className="col-span-6 max-xl:col-span-full @max-roomy:col-span-full"
        >
          {videoHead.title}
        </h2>
        <p
          className={clsx(
            'col-span-4 max-w-[min(372px,26vw)] text-lead',
            'max-xl:col-span-full max-xl:mt-4 max-xl:max-w-115 @max-roomy:col-span-full @max-roomy:max-w-prose',
          )}
        >
          {videoHead.lead}
        </p>
      </div>
      <ol
        className={clsx(
          // The content's width, and from the window's edge to a cut before the content.
          '[--edge:calc(var(--side)-var(--cut))] [--width:calc(100vw-2*var(--side))]',
          // How much of the content's width the first clip leaves free.
          '[--free:calc(var(--width)*0.26)] max-xl:[--free:calc(var(--width)*0.22)]',
          linePlace,
        )}
      >
        {videoOfferings.map((offering, index) => (
          <VideoOffering key={offering.id} offering={offering} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

/** A piece of the line that the clips lie on. In one column there is none. */
const linePiece = 'h-line bg-forest max-md:hidden';

/**
 * The offerings lie like clips on a line, which runs from edge to edge of the window. The green line
 * comes down through the first one's row to the second one:
 *
 *   video-production           [before][clip............][after] green line [rest]
 *   animation-motion-graphics  [before][clip......................][after]
 *   creators-copilot           [..before..][clip..............][after............]
 */
const offeringVariants = tv({
  slots: {
    // With large text the picture stands below the words.
    clip: [
      'relative flex flex-none items-center gap-14 rounded-card p-14',
      'compact:gap-10 compact:p-12 max-xl:gap-card max-xl:p-card @max-roomy:flex-wrap',
    ],
    picture: 'flex-none',
    before: linePiece,
    after: linePiece,
    rest: '',
  },
  variants: {
    id: {
      'video-production': {
        clip: [
          'on-forest min-h-104 w-[calc(var(--width)-var(--free))] rounded-tr-turn',
          'max-md:w-[calc(100%-2*var(--line))]',
          'max-sm:w-[calc(100%-1.75*var(--line))] max-sm:flex-col-reverse max-sm:items-start',
        ],
        picture: 'w-82 compact:w-70 max-xl:w-50 max-sm:w-48',
        before: 'w-(--edge) flex-none',
        // From a cut after the clip to a cut before the green line, for which the margin makes room.
        after: 'mr-14 w-[calc(var(--free)-var(--down)-var(--line)/2-2*var(--cut))] flex-none',
        rest: [linePiece, 'flex-1'],
      },
      'animation-motion-graphics': {
        clip: [
          'on-green min-h-118 w-[calc(var(--width)*0.9)] flex-row-reverse rounded-tl-turn',
          'max-md:w-full max-md:flex-col-reverse max-md:items-start max-md:rounded-tr-none',
        ],
        // The film strip in it comes through the left edge of the card.
        picture: [
          '-ml-14 w-139 compact:-ml-12 compact:w-117 max-xl:-ml-card max-xl:w-80',
          'max-md:w-[calc(100%+var(--card))] max-md:max-w-123',
        ],
        before: 'flex-1',
        after: 'w-(--edge) flex-none',
      },
      'creators-copilot': {
        clip: [
          'min-h-104 w-[calc(var(--width)*0.8)] rounded-br-turn bg-cream text-ink [--ring:var(--ink)]',
          'max-md:w-full max-sm:flex-col-reverse max-sm:items-start',
        ],
        picture: 'w-72 compact:w-60 max-xl:w-50 max-md:w-48',
        before: 'w-[calc(var(--edge)+var(--width)*0.08)] flex-none',
        after: 'flex-1',
      },
    },
  },
});

interface VideoOfferingProps {
  offering: (typeof videoOfferings)[number];
  number: number;
}

/** One offering as a clip on the line, with everything that it includes. */
function VideoOffering({ offering, number }: VideoOfferingProps) {
  const { id, title, content, pills, isRecommended, badgeText, picture } = offering;
  const clip = useRef<HTMLElement>(null);
  const isPointed = useHoverOrFocus(clip);
  const classes = offeringVariants({ id });
  return (
    <li
      className={clsx(
        'relative flex w-full items-center gap-cut not-first:mt-16',
        'not-max-xl:@container max-md:px-margin max-md:not-first:mt-line',
      )}
    >
      <i className={classes.before()} />
      <article ref={clip} className={classes.clip()}>
        {isRecommended && <LineDown />}
        <div ref={reveal} className="min-w-0 flex-1 max-sm:w-full @max-roomy:basis-full">
          <div className="mb-5 flex min-h-18 flex-wrap items-center gap-x-5">
            <span className="font-display text-num leading-[0.8] lining-nums">{number}</span>
            {badgeText && <Badge tone="outline">{badgeText}</Badge>}
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
        <div className={classes.picture()}>
          <ServicePicture picture={picture} isWanted={isPointed} />
        </div>
      </article>
      <i className={classes.after()} />
      {classes.rest() && <i className={classes.rest()} />}
    </li>
  );
}

/**
 * The green line, from the top edge of the section, which cuts it off, down to this offering. Above the
 * section ServicesLine draws it. Both come down `--fall` in one time, so that they look like one.
 */
function LineDown() {
  return (
    <i
      className={clsx(
        'absolute bottom-[calc(100%-1px)] z-1 h-400 w-line bg-green [--start:inset(0_0_var(--fall))]',
        'motion-safe:not-in-data-drawn:animate-[clips_var(--time)_backwards]',
        lineDownRight,
      )}
      style={{ '--time': timeOf('video') }}
    />
  );
}
