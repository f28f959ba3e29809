/** The panels of a portal's page that a customer opens and closes, by the titles that they see. */
export interface PortalPanels {
  /** Titles of those that are open. */
  readonly opened: () => readonly string[];
  /**
   * Opens those of `titles` that are there, and takes them out: what the customer closes stays closed.
   * @returns whether none is left.
   */
  readonly reopen: (titles: Set<string>) => boolean;
}

export function createPortalPanels(element: Element): PortalPanels {
  const buttons = (isOpen: boolean) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>(`main :is(h2, h3, h4) > [aria-expanded=${String(isOpen)}]`) ?? []),
  ];
  return {
    opened: () => buttons(true).map(({ textContent }) => textContent),
    reopen(titles) {
      // Seen in the element alone: it is not the customer who presses.
      const press = () => new MouseEvent('click', { bubbles: true });
      if (titles.size > 0) for (const button of buttons(false)) if (titles.delete(button.textContent)) button.dispatchEvent(press());
      return titles.size === 0;
    },
  };
}
