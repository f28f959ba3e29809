/** The address of a link, without the page's own origin. Throws for a relative address, which a `<base>` could change. */
export function leadsTo(link: Element | null | undefined): string | undefined {
  const href = link?.getAttribute('href');
  if (href === null || href === undefined) return undefined;
  const url = new URL(href);
  return url.origin === location.origin ? url.href.slice(url.origin.length) : href;
}
