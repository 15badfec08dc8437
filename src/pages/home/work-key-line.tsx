import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Work } from '@/content/home';
import { workDialog as words } from '@/content/work-stories';
import { storageHost } from '@/lib/env';

/** The key frames of a film. Each stands for a sixth of it, and shows the middle of that sixth. */
const frames = [0, 1, 2, 3, 4, 5] as const;
const lastFrame = frames.length - 1;
/** @returns how much of the film has played at a key frame, as a share from 0 to 1 */
const shareOf = (frame: number) => (frame + 0.5) / frames.length;
/** A film whose share is this close to a key frame stands on it. */
const tolerance = 0.01;

/** @returns the key frame to which a key of the keyboard leads from a share of the film */
const frameForKey = (key: string, share: number) => {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return frames.find((frame) => shareOf(frame) > share + tolerance) ?? 0;
    case 'ArrowLeft':
    case 'ArrowDown':
      return frames.findLast((frame) => shareOf(frame) < share - tolerance) ?? lastFrame;
    case 'Home':
      return 0;
    case 'End':
      return lastFrame;
    default:
      return undefined;
  }
};

interface KeyLineProps {
  work: Work;
  video: RefObject<HTMLVideoElement | null>;
  isPlaying: boolean;
  onSeek: (share: number) => void;
  /** Called as a pointer begins and ends to drag the dot; meanwhile the film stands still. */
  onScrub: (isScrubbed: boolean) => void;
}

/** The line of six key frames, and on it the dot that is where the film is. */
export function KeyLine({ work: { id, name }, video, isPlaying, onSeek, onScrub }: KeyLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const [frame, setFrame] = useState(0);
  /** Called at every frame of the display; React renders only when a key frame is passed. */
  const showShare = (share: number) => {
    line.current?.style.setProperty('--share', String(share));
    if (range.current) range.current.value = String(share);
    setFrame(Math.min(lastFrame, Math.floor(share * frames.length)));
  };
  const followFilm = useEffectEvent(() => {
    const { currentTime = 0, duration = 0, seeking } = video.current ?? {};
    if (duration > 0 && !seeking) showShare(currentTime / duration);
  });
  useEffect(() => {
    if (!isPlaying) return;
    let request = 0;
    const onFrame = () => {
      followFilm();
      request = requestAnimationFrame(onFrame);
    };
    onFrame();
    return () => cancelAnimationFrame(request);
  }, [isPlaying]);
  const goTo = (share: number) => {
    onSeek(share);
    showShare(share);
  };
  return (
    <div
      ref={line}
      className="relative flex min-w-0 flex-1 gap-cut rounded-r-full outline-offset-4 outline-ring has-focus-visible:outline-3"
    >
      <KeyFrames id={id} />
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
        aria-valuetext={words.at(frame + 1)}
        onChange={(event) => goTo(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          const next = frameForKey(event.key, Number(event.currentTarget.value));
          if (next === undefined) return;
          event.preventDefault();
          goTo(shareOf(next));
        }}
        onPointerDown={() => onScrub(true)}
        onPointerUp={() => onScrub(false)}
        onPointerCancel={() => onScrub(false)}
      />
    </div>
  );
}

/** One picture holds the key frames side by side; each piece of the line shows its own. */
function KeyFrames({ id }: Pick<Work, 'id'>) {
  return frames.map((frame) => (
    <i
      key={frame}
      className="relative flex-1 overflow-hidden border-3 border-current nth-of-type-6:rounded-r-full"
    >
      <img
        src={`${storageHost}/videos/works/${id}-keys.webp`}
        alt=""
        className="absolute left-1/2 h-full max-w-none object-cover"
        style={{ minWidth: `${100 * frames.length}%`, translate: `${-100 * shareOf(frame)}%` }}
      />
    </i>
  ));
}
