import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const font = fileURLToPath(new URL('../fonts/gloock-latin.woff2', import.meta.url));

/** Prepares a page to show frames: loads the display font for the words of the films. */
export async function setStage(page: Page): Promise<void> {
  const data = readFileSync(font).toString('base64');
  await page.setContent(
    `<style>@font-face{font-family:Gloock;src:url(data:font/woff2;base64,${data})}
    body{margin:0}svg{display:block;width:100vw;height:100vh}</style><div id="stage"></div>`,
  );
  const isLoaded = await page.evaluate(async () => {
    const faces = await document.fonts.load('190px Gloock', 'Convey.');
    return faces.length > 0;
  });
  if (!isLoaded) throw new Error('The display font did not load');
}

/** Shows one frame. */
export async function show(page: Page, svg: string): Promise<void> {
  await page.evaluate((markup) => {
    const stage = document.getElementById('stage');
    if (stage) stage.innerHTML = markup;
  }, svg);
}
