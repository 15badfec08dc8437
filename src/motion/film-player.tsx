import { type ComponentProps, useEffect, useRef } from 'react';
import { storageHost } from '@/lib/env';

interface FilmPlayerProps extends Pick<
  ComponentProps<'video'>,
  'className' | 'aria-label' | 'aria-hidden' | 'autoPlay' | 'poster'
> {
  /** Path below the storage host, without an ending; both `.webm` and `.mp4` lie there. */
  src: string;
  isPlaying: boolean;
  /** Whether it may fetch anything; before, the element stands there without a source. */
  isFetched?: boolean;
  loop?: boolean;
  /** Told a few times a second how far the film is, 0 to 1. */
  onProgress?: (share: number) => void;
  /** The film has frames to show. */
  onReady?: () => void;
  /** Neither file could be played. */
  onMissing?: () => void;
  onEnded?: () => void;
}

/**
 * A film without sound, playing in its place. With `autoPlay` the prerendered page says so to the browser; whether it
 * really plays is decided here, since an element without a source fetches and plays nothing.
 */
export function FilmPlayer({
  src,
  isPlaying,
  isFetched = true,
  loop = true,
  onProgress,
  onReady,
  onMissing,
  onEnded,
  ...rest
}: FilmPlayerProps) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    // React sets the property alone; the attribute says the same to whoever reads the page.
    video.defaultMuted = true;
    if (isPlaying) {
      // Refused when the browser wants a gesture first, or the files are missing: the poster stays.
      void video.play()?.catch(() => undefined);
    } else {
      video.pause();
    }
  }, [isPlaying]);

  return (
    <video
      {...rest}
      ref={ref}
      muted
      loop={loop}
      playsInline
      disablePictureInPicture
      preload={isFetched ? 'metadata' : 'none'}
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
        onProgress?.(duration > 0 ? currentTime / duration : 0)
      }
      onLoadedData={onReady}
      onEnded={onEnded}
    >
      {isFetched && (
        <>
          <source src={`${storageHost}${src}.webm`} type="video/webm" />
          <source src={`${storageHost}${src}.mp4`} type="video/mp4" onError={onMissing} />
        </>
      )}
    </video>
  );
}
