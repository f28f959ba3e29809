/**
 * Scrolls to the part with this id in the shadow roots of `hosts`, and gives it the focus.
 * @returns False when none of them has it.
 */
export function scrollToSection(hosts: readonly Element[], id: string): boolean {
  for (const { shadowRoot } of hosts) {
    const section = shadowRoot?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    if (!section) continue;
    section.scrollIntoView();
    section.focus({ preventScroll: true });
    // What is no control takes the focus only when it is told that it may.
    if (shadowRoot?.activeElement !== section) {
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }
    return true;
  }
  return false;
}
