import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAppContext, useConfig, useSession } from '../../../src/hooks/app-context.ts';
import { useLink } from '../../../src/hooks/use-link.ts';
import { hideThrownErrors } from '../../support/hide-thrown-errors.ts';
import { renderArea } from '../../support/render-area.tsx';

hideThrownErrors();

test.each([['useAppContext', useAppContext], ['useConfig', useConfig], ['useLink', useLink], ['useSession', useSession]])(
  '%s outside the provider throws, and says what is missing ER-13 ER-14', (_, useHook) => {
    const Lost = () => {
      useHook();
      return null;
    };
    expect(() => render(<Lost />)).toThrow('useAppContext must be used within an AppContextProvider');
  },
);

test('inside the provider it gives the runtime, element, distributor and login context ER-13', () => {
  const seen: unknown[] = [];
  const Found = () => {
    seen.push(useAppContext());
    return null;
  };
  const { runtime, element } = renderArea(<Found />, { distributor: 'dnb', loginContext: 'MOBILBANK_DNB' });
  expect(seen[0]).toEqual({ runtime, element, distributor: 'dnb', loginContext: 'MOBILBANK_DNB' });
});
