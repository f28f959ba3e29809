import { expect, test, vi } from 'vitest';
import { canGoBack } from '../../../src/platform/can-go-back.ts';
import { documentPrototype } from '../../support/document-prototype.ts';

const page = (length: number, navigation?: object) => ({ history: { length }, navigation }) as unknown as Window;
const navigation = (isPossible: boolean) => ({ canGoBack: isPossible });
const bank = 'https://www.bank.no/';

test.each([
  ['a fresh tab', page(1, navigation(false)), '', false],
  ['a tab that was empty first', page(2, navigation(false)), '', false],
  ['a page opened from another page', page(2, navigation(false)), bank, true],
  ['a page opened in a new tab by a link', page(1, navigation(false)), bank, false],
  ['a step within the portal', page(3, navigation(true)), '', true],
  ['a fresh tab of a browser without the Navigation API', page(1), '', false],
  ['a later page of a browser without the Navigation API', page(2), '', true],
])('%s EP-10 T-57', (_, window, referrer, isPossible) => {
  vi.spyOn(documentPrototype, 'referrer', 'get').mockReturnValue(referrer);
  expect(canGoBack(window)).toBe(isPossible);
});
