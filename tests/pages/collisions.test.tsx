import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { successState } from '@/lib/success-state';
import { collisions, collisionsInDocument } from '../class-collisions';
import { renderRoute } from '../render-route';

it.each([...Object.values(paths), '/nowhere'])(
  'on %s no element carries two utilities that set the same property',
  async (path) => {
    renderRoute(path, path === paths.success ? successState : undefined);
    await screen.findByRole('heading', { level: 1 });
    expect(collisionsInDocument()).toEqual([]);
  },
);

it.each([
  ['transition-colors transition-[translate]', 1],
  ['text-h3 text-h4', 1],
  ['rounded-turn rounded-card', 1],
  ['duration-open duration-tap', 1],
  ['glyph-plus bg-ink', 1],
  ['max-md:hover:z-tab hover:max-md:z-b', 1],
  ['text-h3 text-ink leading-none', 0],
  ['px-4 pl-margin', 0],
  ['opacity-0 hover:opacity-100', 0],
])('of "%s" collide: %i', (classes, count) => {
  expect(collisions(classes)).toHaveLength(count);
});
