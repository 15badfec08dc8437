import { clsx } from 'clsx';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showcase, type Work, type WorkId, works } from '@/content/home';
import { workDialog as words, workStories } from '@/content/work-stories';
import { isSavingData, usePlayChoice } from '@/motion/use-play-choice';
import { Button } from '@/ui/button';
import { Overlay, OverlayTitle } from '@/ui/overlay';
import { useFirstFrame } from './use-tile-film';
import { KeyLine } from './work-key-line';
import { PlayPill, WorkPicture } from './work-picture';
import { measureWayFromTile, tileOf } from './work-tile';

/*
 * The window grows out of the tile, and the film moves with it from the picture there to its place,
 * in `duration-open`; words and buttons begin to come 200 ms after the start. When the dialog closes
 * they leave at once, and window and film run back in `duration-close`.
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

/** @returns the next work (1) or the one before (-1); the first follows the last */
const workBeside = (work: Work, step: 1 | -1) =>
  works.at((works.indexOf(work) + step) % works.length) ?? work;

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
  const next = workBeside(shown, 1);
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      // A press on anything else, so on the ground beside the work, closes the dialog.
      contentSelector="figure, h2, p, dl, button, input"
      finalFocus={() => tileOf(shown)?.querySelector('button') ?? true}
      className={clsx('group/dialog', growsFromTile, isDark ? 'on-ink' : 'on-light')}
      style={{ backgroundColor: ground }}
      onKeyDown={(event) => {
        const step = arrowSteps[event.key];
        // On its line of key frames, an input, the arrows lead from one frame to the next.
        const isOnKeyLine = event.target instanceof HTMLInputElement;
        if (step && isOpen && !isOnKeyLine) onChange(workBeside(shown, step).id);
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
          <Button size="small" tone="outline" onClick={() => onChange(next.id)}>
            {words.next(next.name)}
          </Button>
        </nav>
        <WorkStory work={shown} />
        {/* Keyed, because every work's film begins anew. */}
        <WorkFilm key={shown.id} work={shown} isOpen={isOpen} />
      </div>
    </Overlay>
  );
}

/** The work’s name, and its story: what the client asked, how we turned it, what it then said. */
function WorkStory({ work: { id, name, kind } }: { work: Work }) {
  const story = workStories[id];
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
        {(['asked', 'turned', 'said'] as const).map((part) => (
          <div key={part} className="group/part">
            <dt className="pb-1 text-note font-semibold">{words[part]}</dt>
            <dd className="text-large/body group-last/part:font-display group-last/part:text-h3 group-last/part:text-balance">
              {story[part]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The work’s film, which plays by itself, and below it its pill and its line of key frames. */
function WorkFilm({ work, isOpen }: { work: Work; isOpen: boolean }) {
  const { name, size } = work;
  const figure = useRef<HTMLElement>(null);
  useWayFromTile(figure, work, isOpen);
  const video = useRef<HTMLVideoElement>(null);
  const { isWanted, choice, toggle, onBlocked } = usePlayChoice(!isSavingData());
  const isOnFirstFrame = useFirstFrame(isWanted, choice === 'play');
  const [isMissing, setIsMissing] = useState(false);
  /** The visitor drags the dot along the line, and the film stands still under it. */
  const [isScrubbed, setIsScrubbed] = useState(false);
  /** The share of the film, 0 to 1, to which the visitor last went. */
  const [seekTarget, setSeekTarget] = useState<number>();
  const isOnPoster = isOnFirstFrame && seekTarget === undefined;
  const isPlaying = isOpen && isWanted && !isScrubbed && !isOnPoster;
  const film = {
    ref: video,
    isPlaying,
    // Until the film moves, the poster below it shows the same frame, and sharper.
    style: isOnPoster ? { opacity: 0 } : undefined,
    // A film without data cannot be moved, so it goes there once it has some.
    onReady: () => moveFilm(video.current, seekTarget),
    onMissing: () => setIsMissing(true),
    onBlocked,
  };
  const seek = (share: number) => {
    setSeekTarget(share);
    moveFilm(video.current, share);
  };
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
            <WorkPicture
              work={work}
              className="absolute inset-0 size-full"
              film={isMissing ? undefined : film}
            />
          </div>
        </figure>
      </div>
      {!isMissing && (
        <div
          className={clsx('col-span-8 col-start-1 row-start-3 flex h-control gap-cut', comesLast)}
        >
          <PlayPill label={showcase.play(name)} isPlaying={isWanted} onClick={toggle} />
          <KeyLine
            work={work}
            video={video}
            isPlaying={isPlaying}
            onSeek={seek}
            onScrub={setIsScrubbed}
          />
        </div>
      )}
    </>
  );
}

const moveFilm = (video: HTMLVideoElement | null, share: number | undefined) => {
  if (video && video.duration > 0 && share !== undefined)
    video.currentTime = share * video.duration;
};

/** Measures the way between the tile and the figure for both movements, before each begins. */
function useWayFromTile(figure: RefObject<HTMLElement | null>, work: Work, isOpen: boolean) {
  useLayoutEffect(() => {
    if (figure.current) measureWayFromTile(figure.current, work);
  }, [figure, work]);
  // Runs after the route change, which scrolls to where the first work was opened.
  useEffect(() => {
    if (isOpen || !figure.current) return;
    tileOf(work)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    measureWayFromTile(figure.current, work);
  }, [figure, work, isOpen]);
}
