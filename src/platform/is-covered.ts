import { documentMember } from './document-member.ts';

/** Places in a box, as parts of its width and height. */
const places = [[0.5, 0.5], [0.5, 0.03], [0.03, 0.5]] as const;

/**
 * Whether something else of the page lies above an element: above its middle and two of its edges, as a small message that
 * hides only a part of it does not count. A dialog that is opened above a modal one counts wherever it is, as it takes
 * all of the page.
 */
export function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return places.every(([x, y]) => {
    const [atX, atY] = [left + width * x, top + height * y];
    let hit = documentMember('elementFromPoint').call(document, atX, atY);
    // Out of the window nothing is known.
    if (!hit) return false;
    while (hit) {
      if (element.contains(hit)) return false;
      const inner: Element | null = hit.shadowRoot?.elementFromPoint(atX, atY) ?? null;
      hit = inner === hit ? null : inner;
    }
    return true;
  });
}
