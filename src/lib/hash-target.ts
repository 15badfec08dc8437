/** @returns the element that the hash of an address names; none for one that is not encoded as it should be. */
export const hashTarget = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};
