export interface ByteRange {
  first: number;
  /** Inclusive. */
  last: number;
}

/**
 * Reads a `Range` header for one range of bytes.
 *
 * @returns the range, `'whole'` when the header asks for nothing we split (or for several parts), or
 *   `'unsatisfiable'` when it lies outside the file
 */
export const readRange = (
  header: string | null,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'unsatisfiable' : { first, last };
};
