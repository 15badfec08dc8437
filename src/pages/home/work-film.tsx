import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { showcase, type Work } from '@/content/home';
import { isSavingData, usePlayChoice } from '@/motion/use-play-choice';
import { useFirstFrame } from './use-tile-film';
import { comesLast, movesFromTile, useWayFromTile } from './way-from-tile';
import { KeyLine } from './work-key-line';
import { PlayPill, WorkPicture } from './work-picture';

/** The work’s film, which plays by itself, and below it its pill and its line of key frames. */
export function WorkFilm({ work, isOpen }: { work: Work; isOpen: boolean }) {
  const { name, size } = work;
  const figure = useRef<HTMLElement>(null);
  useWayFromTile(figure, work, isOpen);
  const video = useRef<HTMLVideoElement>(null);
  const { isWanted, choice, toggle, onBlocked } = usePlayChoice(!isSavingData());
  const isOnFirstFrame = useFirstFrame(isWanted, choice === 'play');
  const [isMissing, setIsMissing] = useState(false);
  /** The visitor drags the dot along the line, and the film stands still under it. */
  const [isScrubbed, setIsScrubbed] = useState(false);
  /** Where the visitor last went in the film, as a share of it from 0 to 1. */
  const [seekTarget, setSeekTarget] = useState<number>();
  const isOnPoster = isOnFirstFrame && seekTarget === undefined;
  const isPlaying = isOpen && isWanted && !isScrubbed && !isOnPoster;
  const film = {
    ref: video,
    isPlaying,
    // Until the film moves, the poster below it shows the same frame, and sharper.
    style: { opacity: isOnPoster ? 0 : undefined },
    // A film without data cannot be moved, so it goes there once it has some.
    onLoadedData: () => moveFilm(video.current, seekTarget),
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
            'relative aspect-(--ratio) w-[min(100%,(100dvh-var(--around))*var(--ratio))]',
            'max-lg:w-[min(100%,70dvh*var(--ratio))]',
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

/** Moves the film to a share of it, from 0 to 1, if its length is known. */
const moveFilm = (video: HTMLVideoElement | null, share: number | undefined) => {
  if (video && video.duration > 0 && share !== undefined)
    video.currentTime = share * video.duration;
};
