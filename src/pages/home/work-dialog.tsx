import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showcase, type Work, type WorkId, works } from '@/content/home';
import { workDialog as words, workStories } from '@/content/work-stories';
import { Button } from '@/ui/button';
import { Overlay, OverlayTitle } from '@/ui/overlay';
import { useOpenedFilm } from './use-opened-film';
import { KeyLine } from './work-key-line';
import { PlayPill, WorkPicture } from './work-picture';
import { measureWayFromTile, tileOf } from './work-tile';

/*
 * How the dialog opens, in `duration-open`: its window grows out of the tile (`clip-path`), and the
 * film moves with it from the picture in the tile to its own place (`transform`). The words and
 * buttons come 200 ms after the start. On closing they leave at once, and window and film run back
 * to the tile in `duration-close`.
 */
const growsFromTile = clsx(
  'transition-[clip-path] duration-open ease-out [clip-path:inset(0_round_0px)]',
  'data-starting-style:transition-none data-starting-style:[clip-path:var(--tile)]',
  'data-ending-style:duration-close data-ending-style:[clip-path:var(--tile)]',
);
const movesFromTile = clsx(
  'origin-top-left transition-[transform,border-radius] duration-open ease-out',
  'group-data-starting-style/dialog:[transform:var(--from)] group-data-starting-style/dialog:rounded-none',
  'group-data-starting-style/dialog:transition-none',
  'group-data-ending-style/dialog:[transform:var(--from)] group-data-ending-style/dialog:rounded-none',
  'group-data-ending-style/dialog:duration-close',
);
const comesLast = clsx(
  'group-data-ending-style/dialog:opacity-0 group-data-starting-style/dialog:opacity-0',
  'motion-safe:group-data-starting-style/dialog:translate-y-8',
  'motion-safe:[transition:opacity_var(--t-hover)_linear_200ms,translate_var(--t-open)_var(--ease-out)_200ms]',
  'motion-safe:group-data-ending-style/dialog:[transition:opacity_var(--t-tap)_linear]',
);

const arrowSteps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** On the line of key frames the arrows lead from one to the next. */
const isOnKeyLine = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement;

/** @returns the next work (1) or the one before (-1); the first follows the last */
const workBeside = (work: Work, step: 1 | -1) =>
  works.at((works.indexOf(work) + step) % works.length);

interface WorkDialogProps {
  /** The work that is open; without one the dialog runs back to its tile. */
  work: Work | undefined;
  onChange: (work: WorkId) => void;
  onClose: () => void;
}

/** A work over the page (docs/rules.md#works): its tile grows to the size of the window. */
export function WorkDialog({ work, onChange, onClose }: WorkDialogProps) {
  // While the dialog closes, it still shows the last work.
  const [shown, setShown] = useState(work);
  if (work && work !== shown) setShown(work);
  if (!shown) return null;
  const { ground, isDark } = workStories[shown.id];
  const isOpen = work !== undefined;
  const changeBy = (step: 1 | -1) => {
    const next = workBeside(shown, step);
    if (next) onChange(next.id);
  };
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      // A press on anything else, so on the ground beside the work, closes the dialog.
      content="figure, h2, p, dl, button, input"
      finalFocus={() => tileOf(shown)?.querySelector('button') ?? true}
      className={clsx('group/dialog', growsFromTile, isDark ? 'on-ink' : 'on-light')}
      style={{ backgroundColor: ground }}
      onKeyDown={(event) => {
        const step = arrowSteps[event.key];
        if (step && isOpen && !isOnKeyLine(event)) changeBy(step);
      }}
    >
      <div className="wrap cols min-h-full grid-rows-[auto_1fr_auto] gap-y-6 py-10 squat:py-6 max-lg:block max-lg:py-6">
        <nav
          className={clsx(
            'col-span-4 col-start-9 row-start-1 flex flex-wrap justify-end gap-cut max-lg:mb-6',
            comesLast,
          )}
          aria-label={words.label}
        >
          <Button size="small" tone={isDark ? 'cream' : 'ink'} icon="back" onClick={onClose}>
            {words.close}
          </Button>
          <Button size="small" tone="outline" onClick={() => changeBy(1)}>
            {words.next(workBeside(shown, 1)?.name ?? '')}
          </Button>
        </nav>
        <WorkStory work={shown} />
        {/* Keyed, because every work's film begins anew. */}
        <WorkFilm key={shown.id} work={shown} isOpen={isOpen} />
      </div>
    </Overlay>
  );
}

/** The work’s name, and its story: what the client asked, how we turned it, and what it then said. */
function WorkStory({ work: { id, name, kind } }: { work: Work }) {
  const { asked, turned, said } = workStories[id];
  const parts = [
    { term: words.asked, text: asked },
    { term: words.turned, text: turned },
    { term: words.said, text: said },
  ];
  return (
    <div
      className={clsx(
        'col-span-4 col-start-9 row-span-2 row-start-2 grid content-end gap-8 lg:pl-6 squat:gap-4 max-lg:gap-5',
        comesLast,
      )}
    >
      <div>
        <OverlayTitle className="squat:text-h3">{name}</OverlayTitle>
        <p className="pt-2 squat:pt-1">{kind}</p>
      </div>
      <dl className="grid gap-5 squat:gap-3">
        {parts.map(({ term, text }) => (
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

/** The work’s film, and below it its pill and its line of key frames. */
function WorkFilm({ work, isOpen }: { work: Work; isOpen: boolean }) {
  const { name, size } = work;
  const figure = useRef<HTMLElement>(null);
  const film = useOpenedFilm(isOpen);
  useLayoutEffect(() => {
    if (figure.current) measureWayFromTile(figure.current, work);
  }, [work]);
  // Runs after the route change, which scrolls to where the first work was opened.
  useEffect(() => {
    if (isOpen || !figure.current) return;
    tileOf(work)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    measureWayFromTile(figure.current, work);
  }, [work, isOpen]);
  return (
    <>
      <div className="col-span-8 col-start-1 row-span-2 row-start-1 grid place-items-center max-lg:py-6">
        <figure
          ref={figure}
          className={clsx(
            'relative aspect-(--ratio) w-[min(100%,(100dvh-var(--around))*var(--ratio))] max-lg:w-[min(100%,70dvh*var(--ratio))]',
            // Above and below it are two paddings of 40 px, a gap of 24 px and controls of 47 px.
            '[--around:151px]',
          )}
          style={{ '--ratio': size[0] / size[1] }}
        >
          <div className={clsx('absolute inset-0 overflow-hidden rounded-card', movesFromTile)}>
            <WorkPicture work={work} className="absolute inset-0 size-full" film={film.player} />
          </div>
        </figure>
      </div>
      {!film.isMissing && (
        <div
          className={clsx('col-span-8 col-start-1 row-start-3 flex h-control gap-cut', comesLast)}
        >
          <PlayPill label={showcase.play(name)} {...film.pill} />
          <KeyLine work={work} {...film.keyLine} />
        </div>
      )}
    </>
  );
}
