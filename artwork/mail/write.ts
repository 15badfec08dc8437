import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { logoShape } from '../../src/lib/logo-shape';
import { colors } from '../../tailwind.config';

/** Twice the width at which the mail shows it, in px. */
const width = 344;

const { mark, word } = logoShape;
const dot = ({ x, y, radius }: { x: number; y: number; radius: number }) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colors.green}"/>`;
const letters = word.letters
  .map(({ x, path }) => `<path transform="translate(${x} 0)" d="${path}"/>`)
  .join('');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logoShape.width} ${logoShape.height}" width="${width}">
<g transform="scale(${mark.scale})"><path d="${mark.path}" fill="${colors.ink}"/>${dot(mark.dot)}</g>
<g transform="translate(${word.x} ${word.y})"><g fill="none" stroke="${colors.ink}" stroke-width="${word.thickness}">${letters}</g>${dot(word.dot)}</g>
</svg>`;

/**
 * Renders the logo of the report mail as a PNG on the background of the mail, since mail clients do not show SVG.
 * Writes it as a base64 string, so that the server needs no extra file.
 */
export const writeMailLogo = async (file: string) => {
  const picture = await sharp(Buffer.from(svg))
    .flatten({ background: colors.cream })
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer();
  const text = picture.toString('base64');
  writeFileSync(
    file,
    `/** The logo as a PNG in base64; drawn by \`npm run assets\`. */\nexport const logoPicture =\n  '${text}';\n`,
  );
  return { file, bytes: picture.length };
};
