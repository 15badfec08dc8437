/** @returns the element that a hash names; null when there is none, or the hash is not valid percent-encoding */
export const hashTarget = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};
