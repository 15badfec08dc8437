import { createHash } from 'node:crypto';
import { ConfigError } from '../config-error';
import { failureCode } from '../log';

/** Twice the width that the featured post is shown at, at most. */
const widest = 1760;
const highest = 1120;
/** 40 megapixels: more than any camera that blogs, less than what fills the memory. */
const mostPixels = 40_000_000;

/**
 * Loaded only where a feed is set: it costs memory.
 *
 * @throws {ConfigError} when it does not fit the machine
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp').catch((error: unknown) => {
    throw new ConfigError(
      `The package sharp cannot be loaded (${failureCode(error)}): run "npm ci --omit=dev" on this machine`,
    );
  });
  // Pictures from elsewhere: only formats that hold nothing but pixels.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  // One picture at a time and nothing kept: visitors are answered meanwhile.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

/** @returns the name under which the picture at an address is served */
export const thumbnailName = (source: string) =>
  createHash('sha256').update(source).digest('hex').slice(0, 32);

/**
 * Draws a picture of somebody else's anew, so that only its pixels are served.
 *
 * @returns it as WebP
 * @throws when it is no picture, of another kind, broken or too large
 */
export const toThumbnail = async (picture: Buffer): Promise<Buffer> => {
  const sharp = await loadSharp();
  return sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width: widest, height: highest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .timeout({ seconds: 20 })
    .toBuffer();
};
