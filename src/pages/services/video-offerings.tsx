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
      <ol className={clsx('[--width:calc(100vw-2*var(--side))]', linePlace)}>
        {videoOfferings.map((offering, index) => (
          <VideoOffering key={offering.id} offering={offering} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

/**
 * Where each clip lies on the line, whose pieces come before and after it:
 *
 *   production  [before][clip............][after] green line [rest]
 *   animation       [before][clip......................][after]
 *   co-pilot    [.before.][clip..............][after..........]
 *
 * `--width` is the content's. A piece that is cut to length ends a cut before its neighbour.
 */
const offeringVariants = tv({
  slots: {
    // With large text the picture stands below the words.
    clip: [
      'relative flex flex-none items-center gap-14 rounded-card p-14',
      'compact:gap-10 compact:p-12 max-xl:gap-card max-xl:p-card @max-roomy:flex-wrap',
    ],
    art: 'flex-none',
    before: '',
    after: '',
    /** Continues the line behind the green one, which comes down to the next clip. */
    rest: '',
  },
  variants: {
    id: {
      'video-production': {
        clip: [
          'on-forest min-h-104 w-[calc(var(--width)*0.74)] rounded-tr-turn',
          'max-xl:w-[calc(var(--width)*0.78)] max-md:w-[calc(100%-2*var(--line))]',
          'max-sm:w-[calc(100%-1.75*var(--line))] max-sm:flex-col-reverse max-sm:items-start',
        ],
        art: 'w-82 compact:w-70 max-xl:w-50 max-sm:w-48',
        before: 'w-[calc(var(--side)-var(--cut))] flex-none',
        // What the clip leaves, to a cut before the green line, for which the margin makes room.
        after: [
          'mr-14 w-[calc(var(--beside)-var(--down)-var(--line)/2-2*var(--cut))] flex-none',
          '[--beside:calc(var(--width)*0.26)] max-xl:[--beside:calc(var(--width)*0.22)]',
        ],
        rest: 'flex-1',
      },
      'animation-motion-graphics': {
        clip: [
          'on-green min-h-118 w-[calc(var(--width)*0.9)] flex-row-reverse rounded-tl-turn',
          'max-md:w-full max-md:flex-col-reverse max-md:items-start max-md:rounded-tr-none',
        ],
        // The strip comes through the edge of the card.
        art: '-ml-14 w-139 compact:-ml-12 compact:w-117 max-xl:-ml-card max-xl:w-80 max-md:w-[calc(100%+var(--card))] max-md:max-w-123',
        before: 'flex-1',
        after: 'w-[calc(var(--side)-var(--cut))] flex-none',
      },
      'creators-copilot': {
        clip: [
          'min-h-104 w-[calc(var(--width)*0.8)] rounded-br-turn bg-cream text-ink [--ring:var(--ink)]',
          'max-md:w-full max-sm:flex-col-reverse max-sm:items-start',
        ],
        art: 'w-72 compact:w-60 max-xl:w-50 max-md:w-48',
        before: 'w-[calc(var(--side)+var(--width)*0.08-var(--cut))] flex-none',
        after: 'flex-1',
      },
    },
  },
});

interface VideoOfferingProps {
  offering: (typeof videoOfferings)[number];
  number: number;
}

/** One offering as a clip on a line, with everything that it includes. */
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
      <LinePiece className={classes.before()} />
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
        <div className={classes.art()}>
          <ServicePicture picture={picture} isWanted={isPointed} />
        </div>
      </article>
      <LinePiece className={classes.after()} />
      {classes.rest() && <LinePiece className={classes.rest()} />}
    </li>
  );
}

/**
 * The line down from the tabs runs on to this offering, behind the ones before it. What ServicesLine
 * draws of it, 915 px, is clipped from this one's end, so that both come down as one.
 */
function LineDown() {
  return (
    <i
      className={clsx(
        'absolute bottom-[calc(100%-1px)] z-1 h-400 w-line bg-green [--start:inset(0_0_915px)]',
        'motion-safe:not-in-data-drawn:animate-[clips_var(--time)_backwards]',
        lineDownRight,
      )}
      style={{ '--time': timeOf('video') }}
    />
  );
}

/** A piece of the line that the clips lie on. */
function LinePiece({ className }: { className: string | undefined }) {
  return <i className={clsx('h-line bg-forest max-md:hidden', className)} />;
}
