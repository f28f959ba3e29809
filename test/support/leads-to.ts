/** Where a link leads as it is written, without the page's own origin; throws for one that a `<base>` would move. */
export function leadsTo(link: Element | null | undefined): string | undefined {
  const href = link?.getAttribute('href');
  if (href === null || href === undefined) return undefined;
  const url = new URL(href);
  return url.origin === location.origin ? url.href.slice(url.origin.length) : href;
}
