import type { BrowserContext, Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.0 to 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** @returns axe's violations on the page, contrast among them: each rule with the first elements that break it */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(
    (values) =>
      // A layer of the rail is cut at the edges of its section, which axe does not see: it would measure its text on
      // other sections' grounds. Its words are in the rail itself.
      window.axe.run(
        { exclude: ['[data-rail]'] },
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], preload: false },
      ),
    tags,
  );
  return results.violations.map(({ id, nodes }) => {
    const where = nodes.slice(0, 5).map(({ target }) => target.join(' '));
    return `${id}: ${where.join(', ')}`;
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Decodes a picture in the page's browser: all of it or a part, scaled to a square of `side` px if that is given.
 * @returns how bright each pixel is, from 0 to 255, row by row
 */
export const greysOf = (page: Page, picture: Buffer, options: { part?: Box; side?: number } = {}) =>
  page.evaluate(
    async ({ data, part, side }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const { x, y, width, height } = part ?? {
        x: 0,
        y: 0,
        width: bitmap.width,
        height: bitmap.height,
      };
      const size = [side ?? width, side ?? height] as const;
      const context = new OffscreenCanvas(...size).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('No canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, x, y, width, height, 0, 0, ...size);
      const { data: colors } = context.getImageData(0, 0, ...size);
      const [red, green, blue] = [0.2126, 0.7152, 0.0722];
      return Uint8Array.from({ length: colors.length / 4 }, (_, at) => {
        const [r = 0, g = 0, b = 0] = colors.subarray(at * 4, at * 4 + 3);
        return r * red + g * green + b * blue;
      });
    },
    { data: picture.toString('base64'), ...options },
  );

/** Makes later pages see a 1440 px window, zoomed in until the page has the width of the viewport. */
export const zoom = (pages: Page | BrowserContext) =>
  pages.addInitScript(() => Object.defineProperty(window, 'outerWidth', { get: () => 1440 }));

/**
 * What must hold of every page in every window, whatever it shows.
 * @returns what does not: `sideways` (the page is wider than its window), `cut` (text beyond the window or a box that
 * clips it), `over` (text over text), `covered` (text or a control under something else), `small` (a control under
 * 24 × 24 px that is not in a text, WCAG 2.5.8), `under the tab` (text, line or drawing where the back tab
 * stands), `beyond the window` (an open list)
 */
export const faults = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const nameOf = (element: Element) =>
      `${element.tagName} ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}`;

    document.body.style.overflowX = 'visible';
    const { scrollWidth, clientWidth } = document.documentElement;
    document.body.style.overflowX = '';
    if (scrollWidth > clientWidth) found.add(`sideways: ${scrollWidth - clientWidth} px`);

    interface Line {
      parent: Element;
      text: string;
      box: DOMRect;
    }
    /** Every row of text that is seen. Left out: the moving strip, pills, and words for screen readers. */
    const unread =
      '[class*="sr-only"], a[href="#content"], [aria-label="Industries"], [data-pills], [hidden], [aria-hidden="true"], [data-progress] output, noscript, script, style';
    const lines: Line[] = [];
    /** Whether a box is within the box that its text scrolls in, if there is one. */
    const isScrolledTo = (parent: Element, box: DOMRect) => {
      let scroller: Element | null = parent;
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
        scroller = scroller.parentElement;
      if (!scroller || scroller === document.documentElement) return true;
      const { top, bottom } = scroller.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= bottom + 1;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim().slice(0, 40);
      if (!parent || !text || parent.closest(unread) || !isSeen(parent)) continue;
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects())
        if (box.width > 0 && isScrolledTo(parent, box)) lines.push({ parent, text, box });
    }

    for (const { parent, text, box } of lines) {
      let { left, right, top, bottom } = { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 };
      for (let clip: Element | null = parent; clip && clip !== document.body;) {
        const { overflowX, overflowY, position } = getComputedStyle(clip);
        const edge = clip.getBoundingClientRect();
        if (['hidden', 'clip'].includes(overflowX)) {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        if (['hidden', 'clip'].includes(overflowY)) {
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
        // Scrolling reveals the rest.
        if ([overflowX, overflowY].some((value) => ['auto', 'scroll'].includes(value))) break;
        clip = position === 'fixed' ? null : clip.parentElement;
      }
      // Line boxes of tight headings reach past their letters by a fifth.
      const slack = box.height / 5;
      if (
        box.left < left - 1 ||
        box.right > right + 1 ||
        box.top < top - slack ||
        box.bottom > bottom + slack
      )
        found.add(`cut: ${parent.tagName} ${text}`);
    }

    /** What is open over the page, and hides what it likes of it: a dialog, or a list that scrolls inside. */
    const dialog = document.querySelector('[role=dialog]');
    const list = [
      ...document.querySelectorAll('[data-side]:has([role=listbox]), select:open'),
    ].find(isSeen);
    const isLayer = (element: Element) => (dialog ?? list ?? document).contains(element);

    // From cap height to descender, independent of the line height. What is fixed meets every text as it scrolls by.
    const fixed = 'header:has(nav), header + a';
    const inks = lines
      .filter(({ parent }) => !parent.closest(fixed) && isLayer(parent))
      .map(({ parent, text, box }) => {
        const ink = parseFloat(getComputedStyle(parent).fontSize) * 0.36;
        const middle = (box.top + box.bottom) / 2;
        return { parent, text, x: [box.left, box.right], y: [middle - ink, middle + ink] };
      });
    const meet = ([a = 0, b = 0]: number[], [c = 0, d = 0]: number[]) => a < d - 3 && c < b - 3;
    for (const [index, one] of inks.entries())
      for (const other of inks.slice(index + 1))
        if (one.parent !== other.parent && meet(one.x, other.x) && meet(one.y, other.y))
          found.add(`over: ${one.text} × ${other.text}`);

    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, textarea, select, [role=tab]',
      ),
    ].filter(
      (control) =>
        isSeen(control) &&
        !control.closest(
          '[inert], [aria-hidden="true"], [class*="sr-only"], a[href="#content"], [data-pills], [data-progress]',
        ),
    );
    for (const control of controls) {
      // The target of a hidden radio button is its label.
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const isInLine = getComputedStyle(control).display === 'inline';
      if (width > 0 && !isInLine && (width < 24 || height < 24))
        found.add(`small: ${nameOf(control)}`);
    }

    /** Whether an element hides what lies under it. */
    const isOpaque = (element: Element) => {
      if (element.matches('img, video, canvas')) return isSeen(element);
      if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement))
        return isSeen(element) && !element.closest('mask, clipPath, defs');
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return (
        isSeen(element) &&
        (!/(, 0(\.\d+)?\)$)|transparent/.test(backgroundColor) || backgroundImage !== 'none')
      );
    };
    /** What sticks to an edge meets everything as it scrolls by. */
    const isSticky = (element: Element) => {
      let one: Element | null = element;
      while (one && getComputedStyle(one).position !== 'sticky') one = one.parentElement;
      return one !== null;
    };
    const isKin = (one: Element, other: Element) => one.contains(other) || other.contains(one);
    /** @returns what paints over an element at a point, if anything does */
    const coverOf = (element: Element, x: number, y: number) => {
      // Much faster than all that lies there, and mostly enough.
      const first = document.elementFromPoint(x, y);
      if (!first || isKin(first, element)) return undefined;
      for (const hit of document.elementsFromPoint(x, y)) {
        if (isKin(hit, element)) return undefined;
        if (isOpaque(hit)) return hit;
      }
      return undefined;
    };
    const begin = scrollY;
    const last = dialog ? begin : document.documentElement.scrollHeight - innerHeight;
    /** Scrolls along and looks at what is in the middle of the window, clear of what is fixed at its edges. */
    const scan = (look: (isHere: (y: number) => boolean) => void) => {
      const [upper, lower] = [
        Math.min(Math.max(innerHeight / 4, 180), innerHeight * 0.4),
        innerHeight * 0.8,
      ];
      if (list) return;
      for (let y = dialog ? begin : 0; ; y = Math.min(y + lower - upper, last)) {
        scrollTo({ top: y, behavior: 'instant' });
        const [from, to] = [y === 0 ? 0 : upper, y >= last ? innerHeight : lower];
        look((middle) => middle > from && middle < to);
        if (y >= last) break;
      }
    };
    scan((isHere) => {
      for (const control of controls) {
        const target = control.closest('label') ?? control;
        const [box] = isLayer(control) ? target.getClientRects() : [];
        if (!box || !isHere(box.top + box.height / 2)) continue;
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        // What a control has opened may lie over it.
        const opened = document.getElementById(control.getAttribute('aria-controls') ?? '');
        const isOwn = hit?.closest('label, a, button')?.contains(target) || opened?.contains(hit);
        if (hit && !isOwn && !isKin(hit, target) && !isSticky(hit))
          found.add(`covered: ${nameOf(control)} by ${nameOf(hit)}`);
      }
    });
    // Drawings that let presses through cover text as well.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { pointer-events: auto !important } [data-pills] * { pointer-events: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    const places = lines.filter(({ parent }) => isLayer(parent));
    scan((isHere) => {
      for (const { parent, text, box } of places) {
        const middle = box.top + box.height / 2 + begin - scrollY;
        if (!isHere(middle) || parent.closest(fixed)) continue;
        const cover = coverOf(parent, box.left + box.width / 2, middle);
        if (!cover || isSticky(cover)) continue;
        // What sticks is not where it was measured.
        const { top } = parent.getBoundingClientRect();
        if (Math.abs(top + scrollY - box.top - begin) <= 200)
          found.add(`covered: ${text} by ${nameOf(cover)} ${cover.outerHTML.slice(0, 80)}`);
      }
    });
    scrollTo({ top: begin, behavior: 'instant' });

    // Further down a page everything passes under the tab.
    const tab = document.querySelector('header + a');
    if (tab && getComputedStyle(tab).position === 'fixed' && begin === 0 && !dialog && !list) {
      const edge = tab.getBoundingClientRect();
      // A gap's width from the tab, everything is cut.
      const [right, middles] = [edge.right + 8, [2, edge.width / 2, edge.width + 6]];
      for (const { parent, text, box } of lines)
        if (box.left < right && box.top < edge.bottom && box.bottom > edge.top)
          if (!parent.closest(fixed)) found.add(`under the tab: ${text}`);
      for (let y = edge.top - 8; y <= edge.bottom + 8; y += 4)
        for (const x of middles)
          for (const hit of document.elementsFromPoint(x, y)) {
            // A ground is higher than the tab.
            const isGround =
              hit instanceof HTMLElement && hit.getBoundingClientRect().height > edge.height * 1.2;
            if (!isGround && isOpaque(hit) && !hit.closest(fixed))
              found.add(`under the tab: ${hit.outerHTML.slice(0, 80)}`);
          }
    }
    document.adoptedStyleSheets.pop();

    const { top, bottom } = list?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const header = document.querySelector('header:has(nav)')?.getBoundingClientRect().bottom ?? 0;
    if (list && (top < Math.max(header, 0) || bottom > innerHeight))
      found.add(`beyond the window: a list from ${top} to ${bottom} px`);
    return [...found];
  });

/** Enlarges only the text to 200 %, as a browser setting does: boxes keep their size, lengths in em follow. */
export const enlargeText = (page: Page) =>
  page.evaluate(() => {
    const sizes = [...document.body.querySelectorAll<HTMLElement>('*')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, fontSize: parseFloat(fontSize), lineHeight: parseFloat(lineHeight) };
    });
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.setProperty('font-size', `${2 * fontSize}px`, 'important');
      if (lineHeight) element.style.setProperty('line-height', `${2 * lineHeight}px`, 'important');
    }
  });

/** Spaces the text as WCAG 1.4.12 says. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
  });

/** Marks each control whose shape is only a background or a shadow. */
export const markShapes = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll('button, a, [role=tab], [data-pill]')) {
      const { backgroundColor, boxShadow } = getComputedStyle(control);
      const isShaped = !/^rgba.*, 0\)$/.test(backgroundColor) || /inset/.test(boxShadow);
      if (isShaped && control.checkVisibility({ visibilityProperty: true }))
        control.setAttribute('data-shaped', '');
    }
  });

/**
 * Looks at the page in forced colours.
 * @returns the invisible parts of controls: `edge`, `sign` (a masked picture in its background's colour), `choice`
 */
export const unseen = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'Canvas';
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) ||
      element.tagName;
    const hasGround = ({ backgroundColor }: CSSStyleDeclaration) =>
      backgroundColor !== canvas && !/^rgba.*, 0\)$/.test(backgroundColor);
    const missing: string[] = [];
    for (const control of document.querySelectorAll('[data-shaped]')) {
      const style = getComputedStyle(control);
      if (parseFloat(style.borderTopWidth) < 1 && !hasGround(style))
        missing.push(`edge: ${nameOf(control)}`);
    }
    for (const element of document.querySelectorAll('button *, button, a *, label *')) {
      if (!element.checkVisibility()) continue;
      for (const part of [null, '::before']) {
        const style = getComputedStyle(element, part);
        if (style.maskImage !== 'none' && style.content !== 'none' && !hasGround(style))
          missing.push(`sign: ${nameOf(element.closest('button, a, label') ?? element)}`);
      }
    }
    const chosen =
      '[aria-pressed=true]:has(+ [aria-pressed=false]), [role=tab][aria-selected=true], nav a[aria-current=page]:has(+ a), label:has(:checked):has(+ label)';
    const lookOf = (element: Element) => {
      const { color, backgroundColor, textDecorationLine } = getComputedStyle(element);
      return [color, backgroundColor, textDecorationLine].join();
    };
    for (const element of document.querySelectorAll(chosen)) {
      const other = element.nextElementSibling;
      if (other && element.checkVisibility() && lookOf(element) === lookOf(other))
        missing.push(`choice: ${nameOf(element)}`);
    }
    return [...new Set(missing)];
  });

/** @returns the texts of the page's sections that are seen now, controls and forms left out */
export const proseOf = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd, figcaption')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) => !element.closest('form, button, [class*="sr-only"], [aria-hidden="true"]'),
      )
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  );

/** @returns texts in very narrow columns: fewer than four letters to a line */
export const narrowTexts = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, figcaption, button')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .filter((element) => element.innerText.length > 12)
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        return element.innerText.length / lines.size < 4;
      })
      .map((element) => element.innerText),
  );

/** Presses a key until the page has no more stops. @returns their number, and those that show no focus ring */
export const stopsOf = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const dark: string[] = [];
  for (let count = 0; count < 220; count += 1) {
    await page.keyboard.press(key);
    // The focus is briefly lost while a control replaces its placeholder.
    const stop = (await focused(page)) ?? (await page.evaluate(nextFrames), await focused(page));
    if (!stop) return { count, dark };
    if (!stop.isShown) dark.push(stop.what);
  }
  throw new Error(`${key} never leaves the page`);
};

const nextFrames = async () => {
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
};

/** @returns the focused element and whether a focus ring is visible; the ring may surround a stand-in */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const isRinged = (one: Element) => {
      const { outlineStyle, outlineWidth, strokeWidth } = getComputedStyle(one);
      // A chosen piece has its ring drawn round its shape; half of the stroke is under the piece.
      if (one.matches('[data-chosen] path')) return parseFloat(strokeWidth) >= 6;
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const isVisible = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      // A ring that lets presses through lies over the rest of its parent.
      const isThrough = getComputedStyle(one).pointerEvents === 'none';
      const place = isThrough ? (one.parentElement ?? one) : one;
      return [0.1, 0.5, 0.9]
        .flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const))
        .some(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (place.contains(hit) || hit.contains(place));
        });
    };
    // Counts a ring next to the control (a drawn tick, a chosen pill) but none elsewhere on the page.
    const beside = [...(element.parentElement?.querySelectorAll('*') ?? [])];
    for (let one = element.parentElement; one; one = one.parentElement) beside.push(one);
    const rings = beside.filter(isRinged);
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    return { what: `${element.tagName} ${name}`.slice(0, 80), isShown: rings.some(isVisible) };
  });
