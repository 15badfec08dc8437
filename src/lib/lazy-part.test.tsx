import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';
import { useNotice } from './notice';

const Form = ({ name }: { name: string }) => <form aria-label={name} />;
const Broken = ({ name }: { name: string }) => {
  throw new Error(name);
};
function Fragile() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('boom');
  return <button onClick={() => setIsBroken(true)}>break</button>;
}

it('renders at once when its script has already loaded', async () => {
  const Part = lazyPart(() => Promise.resolve(Form), <p>waiting</p>);
  await Part.load();
  render(<Part name="Enquiry" />);
  expect(screen.getByRole('form', { name: 'Enquiry' })).toBeInTheDocument();
});

it('shows its placeholder and marks the failure while its script fails to load', async () => {
  const load = vi.fn<() => Promise<typeof Form>>().mockRejectedValue(new Error('404'));
  const Part = lazyPart(load, <p>waiting</p>);
  render(<Part name="Enquiry" />);
  expect(await screen.findByText('waiting')).toBeInTheDocument();
  await vi.waitFor(() => expect(document.documentElement.dataset['scriptFailed']).toBe(''));
  delete document.documentElement.dataset['scriptFailed'];
});

it('leaves the rest of the page intact when it throws', async () => {
  // React logs caught errors to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyPart(() => Promise.resolve(Broken), <p>held</p>);
  await Part.load();
  render(
    <>
      <p>around</p>
      <Part name="boom" />
    </>,
  );
  expect(screen.getByText('around')).toBeInTheDocument();
  expect(screen.getByText('held')).toBeInTheDocument();
});

it('remounts a form that throws, at most three times, and shows a notice', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyPart(() => Promise.resolve(Fragile), <p>waiting</p>, 'Back again');
  await Part.load();
  const { result } = renderHook(useNotice);
  render(<Part />);
  for (let times = 0; times < 3; times += 1) {
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toBeInTheDocument();
    expect(result.current).toBe('Back again');
  }
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(document.documentElement.dataset['scriptFailed']).toBe('');
  delete document.documentElement.dataset['scriptFailed'];
});
