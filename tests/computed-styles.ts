import { vi } from 'vitest';

const compute = window.getComputedStyle;

const inline = (element: Element, property: string) =>
  element instanceof HTMLElement || element instanceof SVGElement
    ? element.style.getPropertyValue(property)
    : '';

const displays = new Map<string, string>();

/** The display that a browser gives an element of this kind. */
const usualDisplay = (element: Element) => {
  const kind = [
    element.localName,
    ...['hidden', 'open', 'type', 'popover'].map((name) => element.getAttribute(name)),
  ].join();
  const display = displays.get(kind) ?? compute(element).display;
  displays.set(kind, display);
  return display;
};

const inheritedVisibility = (element: Element | null): string =>
  element ? inline(element, 'visibility') || inheritedVisibility(element.parentElement) : 'visible';

const quick: Readonly<Record<string, (element: Element) => string>> = {
  display: (element) => inline(element, 'display') || usualDisplay(element),
  visibility: inheritedVisibility,
  opacity: (element) => inline(element, 'opacity') || '1',
};

/**
 * Answers the properties that role queries read. No style sheet loads here, so they depend only on the element's kind
 * and its `style` attribute; jsdom would match all its rules each time, which takes most of a page test.
 */
export const stubComputedStyles = () => {
  const getComputedStyle: typeof compute = (element) => {
    const read = (property: string) =>
      quick[property]?.(element) ?? compute(element).getPropertyValue(property);
    return new Proxy(document.documentElement.style, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return read;
        return quick[String(name)]?.(element) ?? Reflect.get(compute(element), name);
      },
    });
  };
  vi.stubGlobal('getComputedStyle', getComputedStyle);
  // Libraries read it from `document.defaultView`.
  Object.assign(document.defaultView ?? {}, { getComputedStyle });
};
