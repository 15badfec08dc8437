import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showcase, type Work } from '@/content/home';
import { workDialog as words, workStories } from '@/content/work-stories';
import { storageHost } from '@/lib/env';
import { isSavingData, usePlayChoice } from '@/motion/use-play-choice';
import { Button } from '@/ui/button';
import { Overlay, OverlayTitle } from '@/ui/overlay';
import { PlayPill, useFirstFrame, WorkPicture } from './work-film';

/** Key frames of a film, each in the middle of its sixth. */
const keys = [0, 1, 2, 3, 4, 5] as const;
const shareOf = (key: number) => (key + 0.5) / keys.length;

/** @returns the key frame that each key of the keyboard leads to from a share of the film */
const keyFrom = (share: number): Readonly<Record<string, number>> => {
  const next = keys.find((one) => shareOf(one) > share + 0.01) ?? 0;
  const last = keys.findLast((one) => shareOf(one) < share - 0.01) ?? keys.length - 1;
  const arrows = { ArrowRight: next, ArrowUp: next, ArrowLeft: last, ArrowDown: last };
  return { ...arrows, Home: 0, End: keys.length - 1 };
};

interface WorkDialogProps {
  /** The work that is open; without one the dialog runs back to its tile. */
  work: Work | undefined;
  onClose: () => void;
}

/**
 * A work over the page (docs/rules.md#works): its tile grows to the window, which takes the work's ground. The film, what it
 * was about, and its key frames to scrub.
 */
export function WorkDialog({ work, onClose }: WorkDialogProps) {
  const [shown, setShown] = useState(work);
  if (work && work !== shown) setShown(work);
  if (!shown) return null;
  const { ground, isDark } = workStories[shown.id];
  return (
    <Overlay
      isOpen={work !== undefined}
      onClose={onClose}
      content="figure, h2, p, dl, button, input"
      finalFocus={() => frameOf(shown)?.querySelector('button') ?? true}
      className={clsx(
        'group/dialog',
        // It grows out of its tile, and runs back into it.
        'transition-[clip-path] duration-open ease-out [clip-path:inset(0_round_0px)]',
        'data-starting-style:transition-none data-starting-style:[clip-path:var(--tile)]',
        'data-ending-style:duration-close data-ending-style:[clip-path:var(--tile)]',
        isDark ? 'on-ink' : 'on-light',
      )}
      style={{ backgroundColor: ground }}
    >
      <OpenedWork key={shown.id} work={shown} isOpen={work !== undefined} onClose={onClose} />
    </Overlay>
  );
}

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

interface OpenedWorkProps {
  work: Work;
  isOpen: boolean;
  onClose: () => void;
}

function OpenedWork({ work, isOpen, onClose }: OpenedWorkProps) {
  const { id, name, kind, size } = work;
  const { asked, turned, said, isDark } = workStories[id];
  const place = useRef<HTMLElement>(null);
  const film = useFilm(isOpen);
  useLayoutEffect(() => {
    if (place.current) aim(place.current, work);
  }, [work, isOpen]);
  return (
    <div className="wrap cols min-h-full grid-rows-[1fr_auto] gap-y-6 py-10 squat:py-6 max-lg:block max-lg:py-6">
      <div
        className={clsx(
          'col-span-4 col-start-9 row-span-2 row-start-1 flex flex-col items-start justify-between gap-8 lg:pl-6 squat:gap-3',
          comeLast,
        )}
      >
        <Button
          className="self-end max-lg:mb-6"
          size="small"
          tone={isDark ? 'cream' : 'ink'}
          icon="back"
          onClick={onClose}
        >
          {words.close}
        </Button>
        <div className="grid gap-8 squat:gap-4 max-lg:gap-5">
          <div>
            <OverlayTitle className="squat:text-h3">{name}</OverlayTitle>
            <p className="pt-2 squat:pt-1">{kind}</p>
          </div>
          <dl className="grid gap-5 squat:gap-3">
            {[
              [words.asked, asked],
              [words.turned, turned],
              [words.said, said],
            ].map(([term, text]) => (
              <div key={term} className="group/line">
                <dt className="pb-1 text-note font-semibold">{term}</dt>
                <dd className="text-large/body group-last/line:font-display group-last/line:text-h3 group-last/line:text-balance">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="col-span-8 col-start-1 row-start-1 grid place-items-center max-lg:py-6">
        <figure
          ref={place}
          className="relative aspect-(--ratio) w-[min(100%,(100dvh-80px-71px)*var(--ratio))] max-lg:w-[min(100%,70dvh*var(--ratio))]"
          style={{ '--ratio': size[0] / size[1] }}
        >
          <div
            className={clsx(
              'absolute inset-0 origin-top-left overflow-hidden rounded-card transition-[transform,border-radius] duration-open ease-out',
              'group-data-starting-style/dialog:[transform:var(--from)] group-data-starting-style/dialog:rounded-none group-data-starting-style/dialog:transition-none',
              'group-data-ending-style/dialog:[transform:var(--from)] group-data-ending-style/dialog:rounded-none group-data-ending-style/dialog:duration-close',
            )}
          >
            <WorkPicture work={work} className="absolute inset-0 size-full" film={film.player} />
          </div>
        </figure>
      </div>
      {!film.isMissing && (
        <div
          className={clsx('col-span-8 col-start-1 row-start-2 flex h-control gap-cut', comeLast)}
        >
          <PlayPill
            className="relative flex-none"
            label={showcase.play(name)}
            isPlaying={film.isWanted}
            onClick={film.toggle}
          />
          <KeyLine work={work} film={film} />
        </div>
      )}
    </div>
  );
}

/** The film of an opened work: it plays by itself where motion is welcome, and is sought by share, 0 to 1. */
const useFilm = (isOpen: boolean) => {
  const video = useRef<HTMLVideoElement>(null);
  const sought = useRef<number>(undefined);
  const { isWanted, choice, toggle, onBlocked } = usePlayChoice(!isSavingData());
  const [isScrubbed, setIsScrubbed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const isHeld = useFirstFrame(isWanted, choice === 'play');
  const [isBegun, setIsBegun] = useState(false);
  const isPlaying = isOpen && isWanted && !isScrubbed && (!isHeld || isBegun);
  const seek = (share: number) => {
    setIsBegun(true);
    sought.current = share;
    const { duration = 0 } = video.current ?? {};
    if (video.current && duration > 0) video.current.currentTime = share * duration;
  };
  return {
    video,
    isWanted,
    isPlaying,
    isMissing,
    seek,
    setIsScrubbed,
    toggle,
    player: isMissing
      ? undefined
      : {
          ref: video,
          isPlaying,
          onReady: () => {
            if (sought.current !== undefined) seek(sought.current);
          },
          onMissing: () => setIsMissing(true),
          onBlocked,
        },
  };
};

/** The line of six key frames, and on it the dot that is where the film is. */
function KeyLine({ work: { id, name }, film }: { work: Work; film: ReturnType<typeof useFilm> }) {
  const { video, isPlaying, seek, setIsScrubbed } = film;
  const line = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState(0);
  const show = (share: number) => {
    line.current?.style.setProperty('--share', String(share));
    if (range.current) range.current.value = String(share);
    setKey(Math.min(keys.length - 1, Math.floor(share * keys.length)));
  };
  useEffect(() => {
    if (!isPlaying) return;
    let request = 0;
    const follow = () => {
      const { currentTime = 0, duration = 0, seeking } = video.current ?? {};
      if (duration > 0 && !seeking) show(currentTime / duration);
      request = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(request);
  }, [video, isPlaying]);
  const goTo = (share: number) => {
    seek(share);
    show(share);
  };
  return (
    <div
      ref={line}
      className="relative flex min-w-0 flex-1 gap-cut rounded-r-full outline-offset-4 outline-ring has-focus-visible:outline-3"
    >
      {keys.map((one) => (
        <i
          key={one}
          className="relative flex-1 overflow-hidden border-3 border-current nth-of-type-6:rounded-r-full"
        >
          {/* The strip holds the six; each piece shows the middle of its own. */}
          <img
            src={`${storageHost}/videos/works/${id}-keys.webp`}
            alt=""
            className="absolute left-1/2 h-full max-w-none object-cover"
            style={{ minWidth: '600%', translate: `${-100 * shareOf(one)}%` }}
          />
        </i>
      ))}
      <i className="absolute top-1/2 left-[calc(var(--share,0)*100%)] size-6.75 -translate-1/2 rounded-full border-3 border-cream bg-ink" />
      <input
        ref={range}
        type="range"
        min={0}
        max={1}
        step="any"
        defaultValue={0}
        className="absolute inset-0 cursor-ew-resize opacity-0"
        aria-label={words.scrub(name)}
        aria-valuetext={words.at(key + 1)}
        onChange={(event) => goTo(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          const wanted = keyFrom(Number(event.currentTarget.value))[event.key];
          if (wanted === undefined) return;
          event.preventDefault();
          goTo(shareOf(wanted));
        }}
        onPointerDown={() => setIsScrubbed(true)}
        onPointerUp={() => setIsScrubbed(false)}
        onPointerCancel={() => setIsScrubbed(false)}
      />
    </div>
  );
}
