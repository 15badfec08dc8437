// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { tabStorage } from './storage';

it('never throws where storage is forbidden', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
  }
  tabStorage.write('kept', { name: 'Asha' });
  expect(tabStorage.readFields('kept')).toEqual({});
  tabStorage.remove('kept');
});
