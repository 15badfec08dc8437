import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { nameWords } from '@/content/name-line';
import { paths } from '@/lib/paths';
import { setReducedMotion } from '../browser-stubs';
import { openHome, preloadHome } from '../open-home';
import { renderRoute } from '../render-route';

preloadHome();

const openField = async () => {
  const { user } = await openHome();
  const field = await screen.findByRole('textbox', { name: nameWords.label });
  return { user, field };
};

describe('the name on the line', () => {
  it('is a labelled field that says its hint, and keeps the name in this tab at Enter', async () => {
    const { user, field } = await openField();
    expect(field).toHaveAccessibleDescription(`${nameWords.hint} ${nameWords.privacy}`);
    await user.type(field, 'Löwe & Söhne');
    expect(sessionStorage.getItem('name')).toBeNull();
    await user.keyboard('{Enter}');
    expect(sessionStorage.getItem('name')).toBe('"Löwe & Söhne"');
    await user.clear(field);
    act(() => field.blur());
    expect(sessionStorage.getItem('name')).toBeNull();
  });

  it('comes back with the name of this tab', async () => {
    sessionStorage.setItem('name', '"Acme"');
    const { field } = await openField();
    expect(field).toHaveValue('Acme');
  });

  it('writes nothing while a name is composed', async () => {
    const { user, field } = await openField();
    await user.click(field);
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'ㅎ' } });
    await user.keyboard('{Enter}');
    expect(sessionStorage.getItem('name')).toBeNull();
    fireEvent.compositionEnd(field);
    await user.keyboard('{Enter}');
    expect(sessionStorage.getItem('name')).toBe('"ㅎ"');
  });

  it('says that a script has no pieces, under reduced motion too', async () => {
    setReducedMotion(true);
    const { user, field } = await openField();
    await user.type(field, '한빛');
    await waitFor(() => expect(screen.getAllByText(nameWords.foreign)).toHaveLength(2), {
      timeout: 3000,
    });
    expect(document.querySelectorAll('[data-away]')).toHaveLength(0);
  });
});

describe('the name goes along', () => {
  it('to the closing line of home, in pieces, where there is room above it', async () => {
    setReducedMotion(true);
    sessionStorage.setItem('name', '"Acme"');
    let room = 115;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(0, this.matches('.cta-arm') ? room : 0, 100, 0);
    });
    await openHome();
    const drawn = () => document.querySelector('.cta > svg');
    await waitFor(() => expect(drawn()?.querySelectorAll('path')).toHaveLength(10));
    expect(drawn()?.querySelectorAll('.fill-cream')).toHaveLength(1);
    expect(drawn()).toHaveAttribute('height', String(4.22 * 20));
    room = 40;
    act(() => void dispatchEvent(new Event('resize')));
    expect(drawn()).toBeNull();
  });

  it.each([
    [paths.branding, /^Company/],
    [paths.contact, /^Company|^Organi/],
    [paths.brandAudit, /^Company/],
  ])('to the company of the form on %s, until it is changed there', async (path, label) => {
    sessionStorage.setItem('name', '"Acme"');
    const { user } = renderRoute(path);
    const field = await screen.findByRole('textbox', { name: label });
    await waitFor(() => expect(field).toHaveValue('Acme'));
    await user.clear(field);
    await user.type(field, 'Other');
    expect(sessionStorage.getItem('name')).toBe('"Acme"');
  });
});
