import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { storageHost } from '@/lib/env';

interface FilmPlayerProps extends Omit<ComponentProps<'video'>, 'onProgress'> {
  /** Path below the storage host, without extension; both `.webm` and `.mp4` exist there. */
  src: string;
  isPlaying: boolean;
  /** The element, for a parent that seeks in the film. */
  ref?: RefObject<HTMLVideoElement | null>;
  /** Whether it may fetch; until then the element has no source. */
  isFetched?: boolean;
  /** Called a few times a second with the progress, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Called when neither file can be played. */
  onMissing?: () => void;
  /** Called when the browser lets films start only by a press. */
  onBlocked: () => void;
}

/** A silent inline film. Before hydration `autoPlay` may start it; then `isPlaying` decides. */
export function FilmPlayer({
  src,
  isPlaying,
  ref: outerRef,
  isFetched = true,
  onProgress,
  onMissing,
  onBlocked,
  ...rest
}: FilmPlayerProps) {
  const ownRef = useRef<HTMLVideoElement>(null);
  const ref = outerRef ?? ownRef;

  const onRejected = useEffectEvent((error: unknown) => {
    // `play` is also rejected for a film without files, or one that is paused before it began.
    if (error instanceof DOMException && error.name === 'NotAllowedError') onBlocked();
  });

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    // React sets only the property `muted`; this sets the attribute.
    video.defaultMuted = true;
    if (isPlaying) void video.play().catch(onRejected);
    else video.pause();
  }, [isPlaying, ref]);

  return (
    <video
      loop
      {...rest}
      ref={ref}
      muted
      playsInline
      disablePictureInPicture
      preload={isFetched ? 'metadata' : 'none'}
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
        onProgress?.(duration > 0 ? currentTime / duration : 0)
      }
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
