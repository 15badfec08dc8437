import { useEffect, useState } from 'react';

/** @returns whether the line has run into the film's frame (docs/design.md#line-runs); until then the film waits. */
export const useLineIn = () => {
  const [isIn, setIsIn] = useState(false);
  useEffect(() => {
    const run = document.querySelector<HTMLElement>('[data-into]');
    const look = () => setIsIn(!run || run.dataset['run'] === 'done');
    look();
    if (!run) return;
    const observer = new MutationObserver(look);
    observer.observe(run, { attributeFilter: ['data-run'] });
    return () => observer.disconnect();
  }, []);
  return isIn;
};
