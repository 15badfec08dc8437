// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './storage';

const key = 'kept';

afterEach(() => vi.restoreAllMocks());

describe.each([
  ['tabStorage', tabStorage, () => sessionStorage],
  ['deviceStorage', deviceStorage, () => localStorage],
] as const)('%s', (_, storage, raw) => {
  it('returns a written value until it is removed', () => {
    storage.write(key, { name: 'Asha' });
    expect(raw().getItem(key)).toBe('{"name":"Asha"}');
    expect(storage.readFields(key)).toEqual({ name: 'Asha' });
    storage.remove(key);
    expect(storage.read(key)).toBeNull();
    expect(storage.readFields(key)).toEqual({});
  });

  it('reads damaged JSON as nothing', () => {
    raw().setItem(key, '{"name":');
    expect(storage.read(key)).toBeNull();
    expect(storage.readFields(key)).toEqual({});
  });

  it('never throws where storage is forbidden', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Forbidden', 'SecurityError');
      });
    }
    storage.write(key, { name: 'Asha' });
    expect(storage.readFields(key)).toEqual({});
    storage.remove(key);
  });
});
