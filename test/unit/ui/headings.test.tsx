import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Heading, HeadingOutlineContext, titleId } from '../../../src/ui/content/text.tsx';
import { PageHeader } from '../../../src/ui/layout/page-header.tsx';
import { Section } from '../../../src/ui/layout/section.tsx';

test('headings are as much deeper as the outline of the page says, and never below h6', () => {
  render(
    <HeadingOutlineContext.Provider value={{ shift: 3 }}>
      <PageHeader title="Tittel" />
      <Section title="Del">
        <Heading level={4}>Kort</Heading>
      </Section>
    </HeadingOutlineContext.Provider>,
  );
  expect(screen.getAllByRole('heading').map(({ localName, textContent }) => `${localName} ${textContent}`)).toEqual(['h4 Tittel', 'h5 Del', 'h6 Kort']);
});

test('where the host has the title, what moves the focus there moves it to the element', () => {
  const title = createRef<HTMLHeadingElement>();
  render(
    <div role="region" aria-labelledby={titleId} tabIndex={-1}>
      <HeadingOutlineContext.Provider value={{ shift: 1, omitted: 1 }}>
        <PageHeader title="Tittel" lead="Under" titleRef={title} />
        <Section title="Del"><p>Innhold</p></Section>
      </HeadingOutlineContext.Provider>
    </div>,
  );
  title.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tittel' }));
  expect(screen.queryByText('Under')).toBeNull();
  expect(screen.getAllByRole('heading').map(({ localName }) => localName)).toEqual(['h3']);
});

test('a section whose title the host has is a region of that name', () => {
  render(
    <HeadingOutlineContext.Provider value={{ shift: 0, omitted: 2 }}>
      <Section title="Oppgaver"><p>Innhold</p></Section>
    </HeadingOutlineContext.Provider>,
  );
  expect(screen.getByRole('region', { name: 'Oppgaver' })).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
