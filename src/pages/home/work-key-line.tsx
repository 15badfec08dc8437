import { useEffect, useRef, useState } from 'react';
import type { Work } from '@/content/home';
import { workDialog as words } from '@/content/work-stories';
import { storageHost } from '@/lib/env';
import type { OpenedFilm } from './work-film';

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

interface KeyLineProps {
  work: Work;
  film: Pick<OpenedFilm, 'video' | 'isPlaying' | 'seek' | 'setIsScrubbed'>;
}

/** The line of six key frames, and on it the dot that is where the film is. */
export function KeyLine({ work: { id, name }, film }: KeyLineProps) {
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

/** One picture holds the six; each piece of the line shows the middle of its own. */
function KeyFrames({ id }: Pick<Work, 'id'>) {
  return keys.map((key) => (
    <i
      key={key}
      className="relative flex-1 overflow-hidden border-3 border-current nth-of-type-6:rounded-r-full"
    >
      <img
        src={`${storageHost}/videos/works/${id}-keys.webp`}
        alt=""
        className="absolute left-1/2 h-full max-w-none object-cover"
        style={{ minWidth: '600%', translate: `${-100 * shareOf(key)}%` }}
      />
    </i>
  ));
}
