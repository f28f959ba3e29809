import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { scrollToSection } from '../../../src/platform/scroll-to-section.ts';

/** An element of ours that has a section. */
function hostWith(html: string): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).innerHTML = html;
  onTestFinished(() => host.remove());
  return host;
}

describe('sections that can be scrolled to', () => {
  test.each([
    ['FH-24 kontakt-telefon', '<a id="kontakt-telefon" href="tel:1">1</a>'],
    ['FH-25 dekninger', '<section id="dekninger"><h2>Dekninger</h2></section>'],
    ['FH-26 forsikringsdetaljer', '<h2 id="forsikringsdetaljer">Detaljer</h2>'],
  ])('%s: in the shadow root of any element, and the focus goes there (FH-27)', (name, html) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const id = name.split(' ')[1] ?? '';
    const hosts = [hostWith('<p id="annet">x</p>'), hostWith(html)];
    expect(scrollToSection(hosts, id)).toBe(true);
    expect(hosts[1]?.shadowRoot?.activeElement?.id).toBe(id);
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  test('tells when there is none FH-27', () => {
    expect(scrollToSection([hostWith('<p id="annet">x</p>')], 'dekninger')).toBe(false);
  });
});
