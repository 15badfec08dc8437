import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeFonts } from './fonts/write';
import { writePosters } from './films/posters';
import { writeFilms } from './films/write';
import { writeAnimations } from './lottie/write';
import { writeMailLogo } from './mail/write';
import { writeSharePictures } from './share/write';

/**
 * Makes what the build takes as it is: `npm run assets` writes the fonts, the shared pictures, the animations, the films'
 * posters and any missing film, `npm run assets -- --films [name …]` renders films again.
 */
const { values, positionals } = parseArgs({
  options: { films: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));

const mailLogo = fileURLToPath(new URL('../../server/audit/logo-picture.ts', import.meta.url));
const styleFonts = fileURLToPath(new URL('../../src/styles/fonts', import.meta.url));

for (const { file, bytes } of [
  ...writeAnimations(publicFolder),
  ...writePosters(publicFolder),
  ...(await writeFonts(styleFonts)),
  ...(await writeSharePictures(`${publicFolder}/share`)),
  await writeMailLogo(mailLogo),
])
  console.log(`${file} ${(bytes / 1000).toFixed(1)} kB`);

const done = await writeFilms(publicFolder, {
  again: values.films ? positionals : undefined,
  report: (line) => console.log(line),
});
if (!done) process.exitCode = 1;
