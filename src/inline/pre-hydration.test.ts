// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const pressed = vi.fn<() => void>();

const part = () => document.querySelector('form') ?? document.body;
const button = () => document.querySelector('button') ?? document.body;
const hydrate = async () => {
  part().removeAttribute('data-pre-hydration');
  // The observer is told first.
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
};

beforeAll(() => import('./pre-hydration'));
beforeEach(() => {
  sessionStorage.clear();
  pressed.mockReset();
  document.body.innerHTML = `<div id="root"><form name="enquiry" data-pre-hydration="enquiry">
    <input name="name"><button type="button" aria-pressed="false">On</button>
  </form></div>`;
});

it('keeps what is typed in the tab, and stops a native submit', () => {
  const field = document.querySelector('input');
  if (field) field.value = 'Half a sentence';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(sessionStorage.getItem('enquiry-early')).toBe('{"name":"Half a sentence"}');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  part().dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

it('repeats the last press of every button once, in their order, and marks those that wait', async () => {
  const send = document.createElement('button');
  send.textContent = 'Send';
  part().append(send);
  const answered: (string | null)[] = [];
  for (const one of [send, button(), button()]) one.click();
  for (const one of [send, button()]) {
    expect(one.hasAttribute('data-pressed-early')).toBe(true);
    one.addEventListener('click', () => answered.push(one.textContent));
  }
  await hydrate();
  await hydrate();
  expect(answered).toEqual(['Send', 'On']);
  expect(document.querySelector('[data-pressed-early]')).toBeNull();
});

it('moves text, focus and presses to a form that was built anew', async () => {
  const old = part();
  const rebuilt = document.createElement('form');
  rebuilt.name = 'enquiry';
  rebuilt.innerHTML = old.innerHTML;
  const field = document.querySelector('input');
  field?.focus();
  if (field) field.value = 'Half a sentence';
  field?.setSelectionRange(4, 4);
  button().click();
  rebuilt.querySelector('button')?.addEventListener('click', pressed);
  const heard = vi.fn<() => void>();
  rebuilt.addEventListener('input', heard);
  old.replaceWith(rebuilt);
  await hydrate();
  const moved = rebuilt.querySelector('input');
  expect(document.activeElement).toBe(moved);
  expect([moved?.value, moved?.selectionStart]).toEqual(['Half a sentence', 4]);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('repeats no press on a toggle that has changed meanwhile', async () => {
  button().click();
  button().addEventListener('click', pressed);
  button().setAttribute('aria-pressed', 'true');
  await hydrate();
  expect(pressed).not.toHaveBeenCalled();
});

it.each([
  ['handled during hydration', false],
  ['stopped during hydration', true],
])('of a press that React has %s, repeats it: %s', async (_, isStopped) => {
  const root = document.getElementById('root');
  if (root) root.dataset['hydrating'] = '';
  const handle = (event: Event) => (isStopped ? event.stopPropagation() : undefined);
  root?.addEventListener('click', handle, { capture: true, once: true });
  button().click();
  button().addEventListener('click', pressed);
  await hydrate();
  expect(pressed).toHaveBeenCalledTimes(Number(isStopped));
});
