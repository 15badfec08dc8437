import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showcase, type Work, type WorkId, works } from '@/content/home';
import { workDialog as words, workStories } from '@/content/work-stories';
import { Button } from '@/ui/button';
import { Overlay, OverlayTitle } from '@/ui/overlay';
import { PlayPill, useOpenedFilm, WorkPicture } from './work-film';
import { KeyLine } from './work-key-line';

/** @returns the work so many tiles after another; the first follows the last */
const workAfter = (work: Work, by: 1 | -1) => works.at((works.indexOf(work) + by) % works.length);

interface WorkDialogProps {
  /** The work that is open; without one the dialog runs back to its tile. */
  work: Work | undefined;
  onChange: (work: WorkId) => void;
  onClose: () => void;
}

/**
 * A work over the page (docs/rules.md#works): its tile grows to the window, which takes the work's ground. The film, what it
 * was about, its key frames to scrub, and the way to the next work.
 */
export function WorkDialog({ work, onChange, onClose }: WorkDialogProps) {
  const [shown, setShown] = useState(work);
  if (work && work !== shown) setShown(work);
  if (!shown) return null;
  const { ground, isDark } = workStories[shown.id];
  const isOpen = work !== undefined;
  const turn = (by: 1 | -1) => {
    const next = workAfter(shown, by);
    if (next) onChange(next.id);
  };
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      content="figure, h2, p, dl, button, input"
      finalFocus={() => frameOf(shown)?.querySelector('button') ?? true}
      className={clsx(
        'group/dialog',
        // The dialog grows out of its tile, and runs back into it.
        'transition-[clip-path] duration-open ease-out [clip-path:inset(0_round_0px)]',
        'data-starting-style:transition-none data-starting-style:[clip-path:var(--tile)]',
        'data-ending-style:duration-close data-ending-style:[clip-path:var(--tile)]',
        isDark ? 'on-ink' : 'on-light',
      )}
      style={{ backgroundColor: ground }}
      onKeyDown={(event) => {
        const by = turns[event.key];
        if (by && isOpen && !isOnKeyLine(event)) turn(by);
      }}
    >
      <div className="wrap cols min-h-full grid-rows-[auto_1fr_auto] gap-y-6 py-10 squat:py-6 max-lg:block max-lg:py-6">
        <nav
          className={clsx(
            'col-span-4 col-start-9 row-start-1 flex flex-wrap justify-end gap-cut max-lg:mb-6',
            comeLast,
          )}
          aria-label={words.label}
        >
          <Button size="small" tone={isDark ? 'cream' : 'ink'} icon="back" onClick={onClose}>
            {words.close}
          </Button>
          <Button size="small" tone="outline" onClick={() => turn(1)}>
            {words.next(workAfter(shown, 1)?.name ?? '')}
          </Button>
        </nav>
        <WorkStory work={shown} />
        <WorkFilm key={shown.id} work={shown} isOpen={isOpen} />
      </div>
    </Overlay>
  );
}

const turns: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** There the arrows lead from key frame to key frame. */
const isOnKeyLine = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement;

/** @returns the frame of a work's tile */
const frameOf = ({ id }: Work) => document.querySelector(`[data-work=${id}]`);

/** Measures where the tile is: `--tile` is the clip of the window, `--from` the place of the film in it. */
const aim = (place: HTMLElement, work: Work) => {
  const popup = place.closest<HTMLElement>('[role=dialog]');
  const frame = frameOf(work);
  const picture = frame?.querySelector('img');
  if (!popup || !frame || !picture) return;
  const tile = frame.getBoundingClientRect();
  const sides = [
    tile.top,
    popup.offsetWidth - tile.right,
    popup.offsetHeight - tile.bottom,
    tile.left,
  ];
  const inset = sides.map((side) => `${side}px`).join(' ');
  const { borderRadius } = getComputedStyle(frame);
  popup.style.setProperty('--tile', `inset(${inset} round ${borderRadius})`);
  // The tile shows a part of the film, so the film is larger than it.
  const from = picture.getBoundingClientRect();
  const to = place.getBoundingClientRect();
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const [x = 50, y = 50] = getComputedStyle(picture).objectPosition.split(' ').map(parseFloat);
  const left = from.left + ((from.width - to.width * scale) * x) / 100 - to.left;
  const top = from.top + ((from.height - to.height * scale) * y) / 100 - to.top;
  popup.style.setProperty('--from', `translate(${left}px, ${top}px) scale(${scale})`);
};

/** The words come last, and leave first. */
const comeLast = clsx(
  'group-data-ending-style/dialog:opacity-0 group-data-starting-style/dialog:opacity-0',
  'motion-safe:group-data-starting-style/dialog:translate-y-8',
  'motion-safe:[transition:opacity_var(--t-hover)_linear_200ms,translate_var(--t-open)_var(--ease-out)_200ms]',
  'motion-safe:group-data-ending-style/dialog:[transition:opacity_var(--t-tap)_linear]',
);

function WorkStory({ work: { id, name, kind } }: { work: Work }) {
  const { asked, turned, said } = workStories[id];
  const parts = [
    [words.asked, asked],
    [words.turned, turned],
    [words.said, said],
  ];
  return (
    <div
      className={clsx(
        'col-span-4 col-start-9 row-span-2 row-start-2 grid content-end gap-8 lg:pl-6 squat:gap-4 max-lg:gap-5',
        comeLast,
      )}
    >
      <div>
        <OverlayTitle className="squat:text-h3">{name}</OverlayTitle>
        <p className="pt-2 squat:pt-1">{kind}</p>
      </div>
      <dl className="grid gap-5 squat:gap-3">
        {parts.map(([term, text]) => (
          <div key={term} className="group/part">
            <dt className="pb-1 text-note font-semibold">{term}</dt>
            <dd className="text-large/body group-last/part:font-display group-last/part:text-h3 group-last/part:text-balance">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function WorkFilm({ work, isOpen }: { work: Work; isOpen: boolean }) {
  const { name, size } = work;
  const place = useRef<HTMLElement>(null);
  const film = useOpenedFilm(isOpen);
  useLayoutEffect(() => {
    if (place.current) aim(place.current, work);
  }, [work]);
  // Runs after the route change, which scrolls to where the first work was opened.
  useEffect(() => {
    if (isOpen || !place.current) return;
    frameOf(work)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    aim(place.current, work);
  }, [work, isOpen]);
  return (
    <>
      <div className="col-span-8 col-start-1 row-span-2 row-start-1 grid place-items-center max-lg:py-6">
        <figure
          ref={place}
          className="relative aspect-(--ratio) w-[min(100%,(100dvh-80px-71px)*var(--ratio))] max-lg:w-[min(100%,70dvh*var(--ratio))]"
          style={{ '--ratio': size[0] / size[1] }}
        >
          {/* The film comes from its tile, and goes back there. */}
          <div
            className={clsx(
              'absolute inset-0 origin-top-left overflow-hidden rounded-card',
              'transition-[transform,border-radius] duration-open ease-out',
              'group-data-starting-style/dialog:[transform:var(--from)] group-data-starting-style/dialog:rounded-none',
              'group-data-starting-style/dialog:transition-none',
              'group-data-ending-style/dialog:[transform:var(--from)] group-data-ending-style/dialog:rounded-none',
              'group-data-ending-style/dialog:duration-close',
            )}
          >
            <WorkPicture work={work} className="absolute inset-0 size-full" film={film.player} />
          </div>
        </figure>
      </div>
      {!film.isMissing && (
        <div
          className={clsx('col-span-8 col-start-1 row-start-3 flex h-control gap-cut', comeLast)}
        >
          <PlayPill label={showcase.play(name)} isPlaying={film.isWanted} onClick={film.toggle} />
          <KeyLine work={work} film={film} />
        </div>
      )}
    </>
  );
}
