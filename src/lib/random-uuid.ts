/** The bits of byte 6 and 8 that tell version and variant (RFC 9562, section 5.4). */
const marked = (byte: number, index: number) => {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
};

/** @returns a random UUID, version 4; on plain http, too, where browsers have no `crypto.randomUUID` */
export const randomUuid = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), marked)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
