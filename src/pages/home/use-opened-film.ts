import { useRef, useState } from 'react';
import { isSavingData, usePlayChoice } from '@/motion/use-play-choice';
import { useFirstFrame } from './use-tile-film';

/**
 * Plays the film of an opened work by itself (docs/rules.md#works).
 * @param isOpen whether the dialog is open; while it closes, the film stands still
 * @returns the properties of its player, of its pill and of its line of key frames
 */
export function useOpenedFilm(isOpen: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const { isWanted, choice, toggle, onBlocked } = usePlayChoice(!isSavingData());
  const isHeld = useFirstFrame(isWanted, choice === 'play');
  const [isMissing, setIsMissing] = useState(false);
  /** The visitor drags the dot along the line, and the film stands still under it. */
  const [isScrubbed, setIsScrubbed] = useState(false);
  /** The share of the film, 0 to 1, to which the visitor last went. */
  const [seekTarget, setSeekTarget] = useState<number>();
  const isOnPoster = isHeld && seekTarget === undefined;
  const isPlaying = isOpen && isWanted && !isScrubbed && !isOnPoster;

  const moveTo = (share: number) => {
    const { duration = 0 } = video.current ?? {};
    if (video.current && duration > 0) video.current.currentTime = share * duration;
  };
  return {
    isMissing,
    player: isMissing
      ? undefined
      : {
          ref: video,
          isPlaying,
          // Until the film moves, the poster below it shows the same frame, and sharper.
          style: isOnPoster ? { opacity: 0 } : undefined,
          // A film without data cannot be moved, so it goes there once it has some.
          onReady: () => {
            if (seekTarget !== undefined) moveTo(seekTarget);
          },
          onMissing: () => setIsMissing(true),
          onBlocked,
        },
    pill: { isPlaying: isWanted, onClick: toggle },
    keyLine: {
      video,
      isPlaying,
      onSeek: (share: number) => {
        setSeekTarget(share);
        moveTo(share);
      },
      onScrub: setIsScrubbed,
    },
  };
}
