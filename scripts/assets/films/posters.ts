import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { films, type Film } from './catalogue';

/** The first frame of a film as a drawing, to a hundredth of a px. */
export const posterOf = ({ draw }: Film): string =>
  draw(0).replace(/-?\d+\.\d{3,}/g, (value) => String(Math.round(Number(value) * 100) / 100));

/** Writes the drawn posters: nothing jumps when a film starts above its own. */
export const writePosters = (publicFolder: string): { file: string; bytes: number }[] =>
  films.flatMap((film) => {
    if (!film.poster) return [];
    const drawing = posterOf(film);
    writeFileSync(join(publicFolder, film.poster), drawing);
    return [{ file: film.poster, bytes: drawing.length }];
  });
