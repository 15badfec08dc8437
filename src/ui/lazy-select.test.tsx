import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LazySelect } from './lazy-select';

const show = (onChange: (value: string) => void = () => undefined) =>
  render(
    <LazySelect
      aria-label="Letter"
      options={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ]}
      value="a"
      onChange={onChange}
    />,
  );
const standIn = () => screen.getByRole('button', { name: 'Letter: A' });

it('opens by the very press that loads it, and chooses', async () => {
  const onChange = vi.fn<(value: string) => void>();
  show(onChange);
  fireEvent.pointerDown(standIn());
  await userEvent.click(await screen.findByRole('option', { name: 'B' }));
  expect(onChange).toHaveBeenCalledWith('b');
});

it('keeps the focus when its stand-in goes, and stays closed', async () => {
  show();
  act(() => standIn().focus());
  expect(await screen.findByRole('combobox', { name: 'Letter' })).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});
