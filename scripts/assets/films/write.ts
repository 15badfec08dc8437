import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './browser';
import { filesOf, films, type Film } from './catalogue';
import { hasEncoder } from './encode';
import { makeFilm } from './make-film';

interface FilmRequest {
  /** Render these again, by name; an empty list means all. `undefined`: only what is missing. */
  again: readonly string[] | undefined;
  report: (line: string) => void;
}

function toMake(videos: string, again: FilmRequest['again']): Film[] {
  if (again) return films.filter(({ name }) => again.length === 0 || again.includes(name));
  return films.filter((film) => filesOf(film).some((file) => !existsSync(join(videos, file))));
}

/**
 * Renders films that are asked for or missing. Needs Chromium and ffmpeg.
 * @returns false when films are due but one of the two is absent
 */
export async function writeFilms(publicFolder: string, request: FilmRequest): Promise<boolean> {
  const videos = join(publicFolder, 'videos');
  const due = toMake(videos, request.again);
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
