import sharp from 'sharp';

const side = 32;
const headerBytes = 22;

/** @returns a drawing as the one icon of an `.ico` file, for whoever asks for `/favicon.ico` unasked */
export const toIco = async (svg: string): Promise<Buffer> => {
  const png = await sharp(Buffer.from(svg), { density: 300 }).resize(side, side).png().toBuffer();
  const header = Buffer.alloc(headerBytes);
  // Directory: an icon, one picture. Entry: width, height, one plane, 32 bits a pixel, length, where it begins.
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
