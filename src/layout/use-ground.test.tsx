import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { useGround } from './use-ground';

/** Adds an element that lies under the middle of the tab. */
const lay = (parent: Element, name: string, height: number, color = '') => {
  const element = document.createElement(name);
  element.style.backgroundColor = color;
  element.getBoundingClientRect = () => new DOMRect(0, 131 + 126 - height / 2, 47, height);
  parent.append(element);
  return element;
};

it('the tab lies on the last ground below it that is as high as itself: no line, field or button', () => {
  const main = lay(document.body, 'main', 4000);
  onTestFinished(() => main.remove());
  const section = lay(main, 'section', 900, 'rgb(1, 2, 3)');
  section.className = 'on-ink';
  lay(lay(section, 'div', 600), 'i', 47, 'rgb(0, 190, 42)');
  const tab = { current: document.createElement('a') };
  tab.current.getBoundingClientRect = () => new DOMRect(0, 131, 47, 252);
  const { result } = renderHook(() => useGround(tab), { wrapper: MemoryRouter });
  expect(result.current).toEqual({ color: 'rgb(1, 2, 3)', isInk: true });
});
