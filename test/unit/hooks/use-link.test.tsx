import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLink } from '../../../src/hooks/use-link.ts';
import { Link } from '../../../src/ui/link.tsx';
import { renderArea } from '../../support/render-area.tsx';

function OneLink({ href, isExternal }: { readonly href: string; readonly isExternal: boolean }) {
  return <Link {...useLink()(href, isExternal)}>Vilkår</Link>;
}

test.each([
  ['/vilkar', false, 'Vilkår', ''],
  ['/vilkar', true, 'Vilkår (åpnes i ny fane)', '_blank'],
  ['/vilkar.pdf', false, 'Vilkår (åpnes i pdf)', ''],
  ['https://bank.no/a/vilkar.PDF?v=1#s2', true, 'Vilkår (åpnes i pdf)', '_blank'],
  ['/vilkar?fil=a.pdf', true, 'Vilkår (åpnes i ny fane)', '_blank'],
  ['/vilkar#a.pdf', false, 'Vilkår', ''],
])('UI-36 UI-37 UI-38 %s, in a new tab %s', (href, isExternal, name, target) => {
  renderArea(<OneLink href={href} isExternal={isExternal} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  expect([link.target, link.rel]).toEqual([target, target && 'noopener']);
});
