import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { films, type Film } from './catalogue';

/** @returns the first frame of a film as SVG, rounded to 0.01 px */
export const posterOf = ({ draw }: Film): string =>
  draw(0).replace(/-?\d+\.\d{3,}/g, (value) => String(Math.round(Number(value) * 100) / 100));

/** Writes the SVG posters. Each equals frame 0 of its film, so nothing jumps when the film starts. */
export const writePosters = (publicFolder: string): { file: string; bytes: number }[] =>
  films.flatMap((film) => {
    if (!film.poster) return [];
    const drawing = posterOf(film);
    writeFileSync(join(publicFolder, film.poster), drawing);
    return [{ file: film.poster, bytes: drawing.length }];
  });
