import { execFileSync, spawnSync } from 'node:child_process';
import { times } from '../drawing/numbers';

/** @returns whether ffprobe is installed */
export const canProbe = (): boolean => spawnSync('ffprobe', ['-version']).status === 0;

/** @returns one line per stream of a film file: codec, kind, size, frame rate, number of frames */
export function probe(file: string): string[] {
  const fields = 'stream=codec_type,codec_name,width,height,r_frame_rate,nb_read_packets';
  const options = ['-v', 'error', '-count_packets', '-show_entries', fields, '-of', 'csv=p=0'];
  return execFileSync('ffprobe', [...options, file], { encoding: 'utf8' })
    .trim()
    .split('\n');
}

const WIDE = 64;
const HIGH = 36;

/** @returns the mean difference (0 to 255) of each frame from its predecessor; the first compares with the last */
export function steps(file: string): number[] {
  const small = `scale=${WIDE}:${HIGH},format=gray`;
  const pixels = execFileSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-vf', small, '-f', 'rawvideo', '-'],
    { maxBuffer: 64_000_000 },
  );
  const size = WIDE * HIGH;
  const frames = times(pixels.length / size, (i) => pixels.subarray(i * size, (i + 1) * size));
  return frames.map((frame, i) => {
    const before = frames.at(i - 1) ?? frame;
    return frame.reduce((sum, value, at) => sum + Math.abs(value - (before[at] ?? 0)), 0) / size;
  });
}
