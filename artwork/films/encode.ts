import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { FRAME_RATE } from './catalogue';

const run = promisify(execFile);

const COLOR = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];
/** No audio, no metadata; the same input gives the same bytes. */
const BARE = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
/** A drawing may stand for three frames: no later frame refers to the two that are copies. */
const HOLD = ['-bf', '2', '-b_strategy', '0', '-b-pyramid', 'none'];

const formats = {
  webm: {
    crf: 34,
    codec: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'good', '-cpu-used', '1', '-g', '250'],
    container: ['-row-mt', '1', '-threads', '2'],
  },
  mp4: {
    crf: 23,
    codec: ['-c:v', 'libx264', '-preset', 'slow', ...HOLD],
    container: ['-movflags', '+faststart', '-threads', '2'],
  },
} as const;

type Format = keyof typeof formats;

/**
 * Encodes numbered frames (docs/design.md#pictures). Lowers the quality until the file fits `maxBytes`.
 * @param pattern path of the frames with a number pattern for ffmpeg
 * @param maxBytes maximum file size
 */
export async function encode(
  pattern: string,
  output: string,
  format: Format,
  maxBytes: number,
): Promise<void> {
  const { crf, codec, container } = formats[format];
  for (let quality: number = crf; ;) {
    const input = ['-y', '-v', 'error', '-framerate', String(FRAME_RATE), '-i', pattern];
    const options = [...codec, '-crf', String(quality), ...COLOR, ...BARE, ...container];
    await run('ffmpeg', [...input, ...options, output]);
    const excess = statSync(output).size / maxBytes;
    if (excess < 1) return;
    // Six points never more than halve a file.
    quality += Math.max(1, Math.floor(6 * Math.log2(excess)));
  }
}

export async function hasEncoder(): Promise<boolean> {
  return run('ffmpeg', ['-version']).then(
    () => true,
    () => false,
  );
}
