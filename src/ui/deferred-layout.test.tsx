import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DeferredLayout } from './deferred-layout';

const part = (
  <DeferredLayout height={400}>
    <p>There at once</p>
  </DeferredLayout>
);

it('skips layout until it is hydrated, with its height and text from the start', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(part);
  const box = root.querySelector('div');
  expect(box).toHaveTextContent('There at once');
  expect(box).toHaveStyle({ 'contain-intrinsic-block-size': '400px' });
  expect(box?.className).toContain('content-visibility:auto');
  await act(async () => hydrateRoot(root, part));
  expect(box?.className).not.toContain('content-visibility');
  expect(root.querySelector('div')).toBe(box);
});
