import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SessionWarningArea } from '../../../../src/areas/session-warning/session-warning-area.tsx';
import { responseOf } from '../../../support/fake-transport.ts';
import { renderArea } from '../../../support/render-area.tsx';

beforeAll(async () => {
  await import('../../../../src/areas/session-warning/session-dialog.tsx');
});
beforeEach(() => void vi.spyOn(window.location, 'assign').mockImplementation(() => undefined));

function hide(isHidden: boolean): void {
  vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function open(seconds: number) {
  const area = renderArea(<SessionWarningArea />, {
    responses: { 'auth/session-status': responseOf(200, { kfpSessionId: 'a' }, { 'X-Session-Expiry': String(seconds) }) },
  });
  const warner = Object.defineProperty(area.element, 'localName', { value: 'kfp-session-warning' });
  area.runtime.elements.add({ element: warner, needsCustomer: false });
  await area.settle();
  await area.pass(0);
  return area;
}

test('a question that opens with 30 seconds left is not read out twice: it says them again at 10 SW-27', async () => {
  const { pass, element } = await open(30);
  const said = () => element.querySelector('[aria-live]')?.textContent ?? '';
  expect(said()).toBe('');
  for (let second = 0; second < 21; second += 1) await pass(1_000);
  expect(said()).toContain('10 sekunder');
});

test.each([56, 42, 32])('after %i hidden seconds it says what is left, not 10 or 30 SW-27 SW-29', async (away) => {
  const { pass, element } = await open(60);
  await pass(400);
  hide(true);
  await pass(away * 1_000);
  hide(false);
  await pass(0);
  const heading = screen.getByRole('heading', { level: 2 }).textContent;
  const said = element.querySelector('[aria-live]')?.textContent ?? '';
  expect(said === '' || said === heading).toBe(true);
});
