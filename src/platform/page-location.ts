export type PageLocation = Pick<Location, 'href' | 'hostname' | 'origin' | 'pathname' | 'protocol'>;

/**
 * The location of the page. A document whose address is `about:` or `blob:` belongs to an origin all the same. In a frame
 * with `srcdoc` the location of the page around it counts, else the start page of the origin. A document at `blob:` has no
 * cookies, so a backend that asks for `X-XSRF-TOKEN` refuses its calls.
 */
export function pageLocation({ location, parent }: Pick<Window, 'location' | 'parent'>): PageLocation {
  if (self.origin === 'null' || !/^(?:about|blob):/.test(location.href)) return location;
  return location.href === 'about:srcdoc' ? pageLocation(parent) : new URL(self.origin);
}
