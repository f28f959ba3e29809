import { useEffect } from 'react';
import { scrollToSection } from '../platform/page-navigation.ts';
import { useAppContext } from './app-context.ts';

/**
 * Goes to the part of the element with this id when the page's address names it: the browser itself does not
 * look into shadow roots. For the component that draws the part.
 */
export function useSectionHash(id: string): void {
  const { element } = useAppContext();
  useEffect(() => {
    const follow = () => {
      if (location.hash === `#${id}`) scrollToSection([element], id);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [element, id]);
}
