import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const side = 32;
const headerBytes = 22;

/** @returns an SVG as an `.ico` file with one PNG, for clients that request `/favicon.ico` without reading the HTML */
export const toIco = async (svg: string): Promise<Buffer> => {
  const png = await sharp(Buffer.from(svg), { density: 300 }).resize(side, side).png().toBuffer();
  const header = Buffer.alloc(headerBytes);
  // Directory: type 1 (icon), one image. Entry: width, height, 1 colour plane, 32 bits per pixel, length, offset.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(headerBytes, 18);
  return Buffer.concat([header, png]);
};

/** Writes `favicon.ico` from `favicon.svg` in the public folder. @returns the file, with its size in bytes */
export const writeFavicon = async (publicFolder: string) => {
  const icon = await toIco(readFileSync(join(publicFolder, 'favicon.svg'), 'utf8'));
  writeFileSync(join(publicFolder, 'favicon.ico'), icon);
  return { file: 'favicon.ico', bytes: icon.byteLength };
};
