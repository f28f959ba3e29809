import { createRef } from 'react';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from '../../../src/ui/content/card.tsx';
import { CardGrid, CardGridItem } from '../../../src/ui/layout/card-grid.tsx';
import { CardHeader } from '../../../src/ui/content/card-header.tsx';
import { Confirmation } from '../../../src/ui/feedback/confirmation.tsx';
import { Heading, HeadingOutlineContext } from '../../../src/ui/content/text.tsx';
import { PageHeader } from '../../../src/ui/layout/page-header.tsx';
import { PriceRows } from '../../../src/ui/content/price-rows.tsx';
import { Section } from '../../../src/ui/layout/section.tsx';
import { SummaryList } from '../../../src/ui/content/summary-list.tsx';
import base from '../../../src/ui/style/base.css?inline';
import text from '../../../src/ui/content/text.css?inline';
import grid from '../../../src/ui/layout/card-grid.css?inline';

test('a card with a heading is an article with that name UI-04', () => {
  render(<Card labelledBy="tilbud-1"><CardHeader level={2} id="tilbud-1" title="Bil" description="Volvo" /></Card>);
  const card = screen.getByRole('article', { name: 'Bil' });
  expect(card.getAttribute('part')).toBe('card');
  expect(within(card).getByRole('heading', { level: 2, name: 'Bil' })).toBeDefined();
});

test('cards are a list UI-04', () => {
  render(<CardGrid><CardGridItem><Card>a</Card></CardGridItem><CardGridItem><Card>b</Card></CardGridItem></CardGrid>);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

test('cards stand in two columns from 680 px of the element and in three from 1200 UI-31 UI-32', () => {
  expect(grid).toMatch(/@container kfp \(min-width: 680px\) \{\s*\.card-grid-2, \.card-grid-3 \{[^}]*repeat\(2,/);
  expect(grid).toMatch(/@container kfp \(min-width: 1200px\) \{\s*\.card-grid-3 \{[^}]*repeat\(3,/);
});

test('nothing moves under reduced motion UI-27', () => {
  const reduced = base.slice(base.indexOf('prefers-reduced-motion'));
  expect(reduced).toContain('transition-duration: 0s !important');
  expect(reduced).toContain('animation-duration: 0s !important');
});

test.each([1, 2, 3, 4, 5, 6])('a heading on level %i has no margin of the browser EL-26', (level) => {
  render(
    <HeadingOutlineContext.Provider value={{ shift: level - 1 }}>
      <style>{text}</style>
      <Heading level={1}>Bil</Heading>
    </HeadingOutlineContext.Provider>,
  );
  expect(getComputedStyle(screen.getByRole('heading', { level })).marginTop).toBe('0px');
});

test('price rows are terms with their amounts as one text OV-37', () => {
  const rows = [
    { key: 'm', label: 'Månedspris', amount: '129 kr/md' },
    { key: 't', label: 'Totalt', amount: '175 kr/md', isTotal: true },
  ];
  render(<PriceRows rows={rows} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Månedspris', 'Totalt']);
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['129 kr/md', '175 kr/md']);
});

test('a summary list shows its rows and what is left out OV-45', () => {
  render(<SummaryList items={[{ key: 'a', label: 'Hus', amount: '689 kr/md' }]} more="+ 2 forsikringer" />);
  expect(screen.getByRole('listitem').textContent).toBe('Hus689 kr/md');
  expect(screen.getByText('+ 2 forsikringer')).toBeDefined();
});

test('a heading that nobody focuses from code is no tab stop OF-37', () => {
  render(<PageHeader title="Tilbudene dine" />);
  expect(screen.getByRole('heading', { level: 1 }).hasAttribute('tabindex')).toBe(false);
});

test('a section is a region named by its heading UI-39', () => {
  render(<Section title="Tilbud"><p>innhold</p></Section>);
  const region = screen.getByRole('region', { name: 'Tilbud' });
  expect(within(region).getByRole('heading', { level: 2, name: 'Tilbud' })).toBeDefined();
});

test('the page title and the question can take focus from code OF-37', () => {
  const title = createRef<HTMLHeadingElement>();
  const question = createRef<HTMLParagraphElement>();
  render(
    <>
      <PageHeader title="Tilbudene dine" lead="Intro" titleRef={title} />
      <Confirmation question="Er du sikker?" questionRef={question}><button type="button">Ja</button></Confirmation>
    </>,
  );
  expect(title.current?.tabIndex).toBe(-1);
  expect(question.current?.tabIndex).toBe(-1);
  title.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Tilbudene dine' }));
  question.current?.focus();
  expect(document.activeElement).toBe(screen.getByText('Er du sikker?'));
});
