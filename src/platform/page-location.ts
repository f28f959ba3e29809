/**
 * The location of the page. A frame with `srcdoc` has the address `about:srcdoc`, so the location of the page around it
 * counts, which has the same origin.
 */
export function pageLocation({ location, parent }: Pick<Window, 'location' | 'parent'>): Location {
  return location.href === 'about:srcdoc' && self.origin !== 'null' ? pageLocation(parent) : location;
}
