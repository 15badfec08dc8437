/** Sets the version bits of byte 6 and the variant bits of byte 8 (RFC 9562, section 5.4). */
const setVersionBits = (byte: number, index: number) => {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
};

/** @returns a random version 4 UUID; works on plain http, where `crypto.randomUUID` is missing */
export const randomUuid = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), setVersionBits)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
