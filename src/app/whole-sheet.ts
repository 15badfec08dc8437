import { lateScript } from '@/lib/late-script';

const enable = () =>
  new Promise<void>((resolve, reject) => {
    // Only a built page names it; every try is a link of its own.
    if (typeof document === 'undefined') return resolve();
    const named = document.querySelector('link[rel="stylesheet"][disabled]');
    const link = named?.cloneNode();
    if (!(link instanceof HTMLLinkElement)) return resolve();
    link.removeAttribute('disabled');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The style sheet did not come'));
    });
    named?.after(link);
  });

/**
 * Fetches the rules of all pages and states; a built page comes with those that its own HTML needs. Rejects like
 * a script that does not come.
 */
export const wholeSheet = lateScript(enable).ask;
