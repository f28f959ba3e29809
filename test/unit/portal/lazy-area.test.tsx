import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { LazyArea } from '../../../src/portal/lazy-area.tsx';
import type { AreaLoader } from '../../../src/portal/lazy-area.tsx';
import { createDeferred } from '../../support/fake-transport.ts';
import { renderArea } from '../../support/render-area.tsx';

describe('an area whose code only a reload can get', () => {
  /** Shows the area below a part of the page that the customer has used; tells whether the page is loaded anew. */
  async function isReloaded(html: string, use: (field: HTMLElement) => void = () => undefined): Promise<boolean> {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const part = document.body.appendChild(document.createElement('div'));
    part.innerHTML = html;
    use(part.firstElementChild as HTMLElement);
    const load = () => Promise.reject(Object.assign(new Error('gone'), { needsReload: true }));
    const { settle } = renderArea(<LazyArea load={load} props={{}} />);
    await settle();
    const times = reload.mock.calls.length;
    expect(screen.queryAllByRole('alert')).toHaveLength(1 - times);
    return times > 0;
  }

  const options = '<option>A</option><option>B</option>';
  const choose = (field: HTMLElement) => Object.assign(field, { selectedIndex: 1 });

  test.each([
    ['nothing', '<p>Tekst</p>'],
    ['an unchanged field', '<input value="a">'],
    ['an unchanged list', `<select>${options}</select>`],
    ['an unchanged list with a choice', `<select><option>A</option><option selected>B</option></select>`],
    ['an unchanged list whose first option is a hint', `<select><option disabled>Velg</option>${options}</select>`],
    ['an unchanged list of several choices', `<select multiple>${options}</select>`],
    ['an empty editable text', '<div contenteditable> </div>'],
    ['a text that is not editable', '<div contenteditable="false">Tekst</div>'],
  ])('reloads the page with %s', async (_, html) => {
    expect(await isReloaded(html)).toBe(true);
  });

  test.each<[string, string, (field: HTMLElement) => void]>([
    ['a field', '<input value="a">', (field) => Object.assign(field, { value: 'b' })],
    ['a box', '<input type="checkbox">', (field) => Object.assign(field, { checked: true })],
    ['a list', `<select>${options}</select>`, choose],
    ['a list of several choices', `<select multiple>${options}</select>`, choose],
    ['a text', '<div contenteditable="true"></div>', (field) => field.append('Hei')],
  ])('keeps the page where the customer has changed %s', async (_, html, use) => {
    expect(await isReloaded(html, use)).toBe(false);
  });

  test('keeps the page, with a button to try again, where the browser takes no more changes of its history', async () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many calls', 'SecurityError');
    });
    expect(await isReloaded('<p>Tekst</p>')).toBe(false);
  });
});

describe('«Prøv igjen» of an area whose code has not arrived', () => {
  test('is busy while the code is asked for, and then the focus is on the area’s heading', async () => {
    const Area = () => <h1 className="heading">Tilbud</h1>;
    const arrives = createDeferred<typeof Area>();
    const load = vi.fn<AreaLoader>().mockRejectedValueOnce(new Error('chunk')).mockReturnValueOnce(arrives.promise);
    const { settle } = renderArea(<LazyArea load={load} props={{}} />);
    await settle();
    const retry = screen.getByRole('button', { name: 'Prøv igjen' });
    retry.focus();
    fireEvent.click(retry);
    fireEvent.click(retry);
    await settle();
    expect([retry.getAttribute('aria-disabled'), load.mock.calls.length]).toEqual(['true', 2]);
    arrives.resolve(Area);
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Tilbud' }));
  });

  test('an area that comes at once takes no focus', async () => {
    const Area = () => <h1 className="heading">Tilbud</h1>;
    const { settle } = renderArea(<LazyArea load={() => Promise.resolve(Area)} props={{}} />);
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: 'Tilbud' })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });
});
