// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './storage';

const key = 'kept';

it.each([
  ['tab', tabStorage, () => sessionStorage],
  ['device', deviceStorage, () => localStorage],
] as const)(
  'the %s keeps a value until it is removed, and damaged JSON is nothing',
  (_, storage, raw) => {
    storage.write(key, { name: 'Asha' });
    expect(raw().getItem(key)).toBe('{"name":"Asha"}');
    expect(storage.readFields(key)).toEqual({ name: 'Asha' });
    storage.remove(key);
    expect(storage.read(key)).toBeNull();
    raw().setItem(key, '{"name":');
    expect(storage.read(key)).toBeNull();
    expect(storage.readFields(key)).toEqual({});
  },
);

it('never throws where storage is forbidden', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
  }
  tabStorage.write(key, { name: 'Asha' });
  expect(tabStorage.readFields(key)).toEqual({});
  tabStorage.remove(key);
});
