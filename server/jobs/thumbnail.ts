import { createHash } from 'node:crypto';
import { ConfigError } from '../config-error';
import { failureCode } from '../log';

/** In px: twice the largest size at which the featured post is shown. */
const maxWidth = 1760;
const maxHeight = 1120;
/** 40 megapixels: more than a photo needs, less than fills the memory. */
const maxPixels = 40_000_000;

/**
 * Loads sharp, which needs a lot of memory: only if the blog has a feed.
 *
 * @throws {ConfigError} when its binary does not run on this machine
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp').catch((error: unknown) => {
    throw new ConfigError(
      `The package sharp cannot be loaded (${failureCode(error)}): run "npm ci --omit=dev" on this machine`,
    );
  });
  // Untrusted pictures: allow raster formats only.
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
  // One thread and no cache, to leave the machine to requests.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

/** @returns the name under which a picture is served: a hash of its address */
export const thumbnailName = (source: string) =>
  createHash('sha256').update(source).digest('hex').slice(0, 32);

/**
 * Re-encodes an untrusted picture, so that only its pixels are served.
 *
 * @returns WebP of at most 1760 × 1120 px
 * @throws if it is no JPEG, PNG, WebP, GIF or AVIF, is broken, or is larger than 40 megapixels
 */
export const toThumbnail = async (picture: Buffer): Promise<Buffer> => {
  const sharp = await loadSharp();
  return sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .timeout({ seconds: 20 })
    .toBuffer();
};
