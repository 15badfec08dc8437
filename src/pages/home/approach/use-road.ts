import { type RefObject, useEffect } from 'react';

/**
 * Lays the green stretch of the road beside the chosen tab and its paragraph, by `--road-top` and `--road-end`
 * (px from the list's top). `data-way` tells which end leads, `up` or `down`.
 * @param ref the list of tabs and panels
 * @param chosen index of the chosen tab
 */
export function useRoad(ref: RefObject<HTMLElement | null>, chosen: number) {
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const lay = () => {
      const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
      const top = tabs[chosen]?.offsetTop ?? 0;
      const end = tabs[chosen + 1]?.offsetTop ?? list.offsetHeight;
      const before = Number.parseFloat(list.style.getPropertyValue('--road-top') || '0');
      list.dataset['way'] = top < before ? 'up' : 'down';
      list.style.setProperty('--road-top', `${top}px`);
      list.style.setProperty('--road-end', `${end}px`);
    };
    lay();
    const observer = new ResizeObserver(lay);
    observer.observe(list);
    return () => observer.disconnect();
  }, [ref, chosen]);
}
