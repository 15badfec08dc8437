import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Animation } from './animation';

// The player requests a canvas when it loads but never draws on it; jsdom has none.
Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ fillRect: () => undefined }) });
const { default: player } = await import('lottie-web/build/player/lottie_light');

/** Loads an animation into the player of the site. @returns a function that renders a frame as SVG */
export function play(animation: Animation) {
  const container = document.createElement('div');
  const animationData: unknown = structuredClone(animation);
  const item = player.loadAnimation({ container, animationData, renderer: 'svg', autoplay: false });
  return (frame: number) => {
    item.goToAndStop(frame, true);
    return container.innerHTML;
  };
}

/** @returns a hash of the pixels of a frame */
export async function pixelsOf(animation: Animation, frame: number) {
  const pixels = await sharp(Buffer.from(play(animation)(frame)))
    .raw()
    .toBuffer();
  return createHash('sha256').update(pixels).digest('hex');
}
