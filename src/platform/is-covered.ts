import { documentMember, pageDocument } from './document-member.ts';

/** Probe points in a box, as fractions of its width and height. */
const places = [[0.5, 0.5], [0.5, 0.03], [0.03, 0.5]] as const;

/**
 * Whether other content covers an element at its middle and at two edges. A small message that covers only a part does
 * not count. A modal dialog opened above another one counts wherever it is, because its backdrop covers the whole page.
 */
export function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return places.every(([x, y]) => {
    const [atX, atY] = [left + width * x, top + height * y];
    let hit = documentMember('elementFromPoint').call(pageDocument(), atX, atY);
    // Outside the window the browser finds no element.
    if (!hit) return false;
    while (hit) {
      if (element.contains(hit)) return false;
      const inner: Element | null = hit.shadowRoot?.elementFromPoint(atX, atY) ?? null;
      hit = inner === hit ? null : inner;
    }
    return true;
  });
}
