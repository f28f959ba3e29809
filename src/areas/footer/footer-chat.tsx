import { useEffect, useRef, useState } from 'react';
import { footerText } from './footer-text.ts';

/** The place for the host's chat; hidden while the host has put nothing there. */
export function FooterChat() {
  const slot = useRef<HTMLSlotElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  useEffect(() => {
    const place = slot.current;
    const look = () => setEmpty(place?.assignedElements({ flatten: true }).length === 0);
    look();
    place?.addEventListener('slotchange', look);
    return () => place?.removeEventListener('slotchange', look);
  }, []);
  return (
    <section aria-label={footerText.chat} hidden={isEmpty}>
      <slot ref={slot} name="chat" />
    </section>
  );
}
