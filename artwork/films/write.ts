import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { times } from '../drawing/numbers';
import { filesOf, films, type Film } from './catalogue';
import { hasEncoder } from './encode';
import { makeFilm, openBrowser } from './make-film';

interface FilmRequest {
  /** Names of films to render again, besides missing and outdated ones; an empty list means all. */
  again: readonly string[] | undefined;
  /** Colours changed since the films were rendered. */
  changed: readonly string[];
  report: (line: string) => void;
}

const hasColor = ({ frames, draw }: Film, colors: readonly string[]) =>
  colors.length > 0 &&
  times(frames, (frame) => draw(frame).toUpperCase()).some((svg) =>
    colors.some((color) => svg.includes(color)),
  );

const isDue = (film: Film, videos: string, { again, changed }: FilmRequest) =>
  (again && (again.length === 0 || again.includes(basename(film.name)))) ||
  filesOf(film).some((file) => !existsSync(join(videos, file))) ||
  hasColor(film, changed);

/**
 * Renders requested, missing and outdated films. Needs Chromium and ffmpeg.
 * @returns false if films are due but either program is missing
 */
export async function writeFilms(publicFolder: string, request: FilmRequest): Promise<boolean> {
  const videos = join(publicFolder, 'videos');
  const due = films.filter((film) => isDue(film, videos, request));
  if (due.length === 0) return true;
  const browser = await openBrowser();
  try {
    if (!browser || !(await hasEncoder())) {
      const absent = browser ? 'ffmpeg is' : 'Chromium (CHROME_PATH) is';
      request.report(`${due.length} films not rendered: ${absent} not installed`);
      return false;
    }
    for (const film of due) {
      await makeFilm(browser, film, videos);
      for (const file of filesOf(film))
        request.report(
          `videos/${file} ${(statSync(join(videos, file)).size / 1000).toFixed(1)} kB`,
        );
    }
    return true;
  } finally {
    await browser?.close();
  }
}
