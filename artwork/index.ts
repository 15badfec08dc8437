import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { colors } from '../tailwind.config';
import { writeCountries } from './countries/countries';
import { writeFavicon } from './drawings/favicon';
import { changes, repaint, type Tokens } from './drawings/repaint';
import { writeFonts } from './fonts/write';
import { writePosters } from './films/posters';
import { writeFilms } from './films/write';
import { writeAnimations } from './lottie/write';
import { writeMailLogo } from './mail/write';
import { writeSharePictures } from './share/write';

/**
 * Generates assets that the build copies: `npm run assets` writes the fonts, the share images, the animations and the
 * film posters, lists the countries, repaints the hand-drawn pictures, and renders films that are missing or contain a changed colour.
 * `npm run assets -- --films [name …]` renders films again: the named ones, or all.
 */
const { values, positionals } = parseArgs({
  options: { films: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const publicFolder = pathOf('public');
/** Records the colours that the hand-drawn pictures and the films use now. */
const paintedFile = pathOf('artwork/drawings/painted.json');
const painted: Record<'drawings' | 'films', Tokens> = JSON.parse(readFileSync(paintedFile, 'utf8'));
const note = (what: keyof typeof painted) => {
  painted[what] = colors;
  writeFileSync(paintedFile, `${JSON.stringify(painted, null, 2)}\n`);
};

const repainted = repaint(publicFolder, changes(painted.drawings, colors));
note('drawings');
for (const { file, bytes } of [
  ...repainted,
  await writeFavicon(publicFolder),
  ...writeAnimations(publicFolder),
  ...writePosters(publicFolder),
  ...(await writeCountries(pathOf('src/content'))),
  ...(await writeFonts(pathOf('src/styles/fonts'))),
  ...(await writeSharePictures(`${publicFolder}/share`)),
  await writeMailLogo(pathOf('server/mail/logo-picture.ts')),
])
  console.log(`${file} ${(bytes / 1000).toFixed(1)} kB`);

const done = await writeFilms(publicFolder, {
  again: values.films ? positionals : undefined,
  changed: [...changes(painted.films, colors).values()],
  report: (line) => console.log(line),
});
if (done) note('films');
else process.exitCode = 1;
