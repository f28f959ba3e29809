import { createRoot } from 'react-dom/client';
import { Wrapper, registerLengthUnit } from '../src/shell/element-root.tsx';
import { Stack } from '../src/ui/layout/stack.tsx';
import { StyleRootContext } from '../src/ui/style/use-styles.ts';
import { ContentParts } from './content-parts.tsx';
import { ControlParts } from './control-parts.tsx';
import { FormParts } from './form-parts.tsx';
import { MessageParts } from './message-parts.tsx';
import { PageParts } from './page-parts.tsx';
import { PictureParts } from './picture-parts.tsx';

const groups = {
  controls: ControlParts,
  forms: FormParts,
  messages: MessageParts,
  content: ContentParts,
  pictures: PictureParts,
  pages: PageParts,
} as const;

/** Renders one group of components in a shadow root, like the elements. */
class GalleryParts extends HTMLElement {
  connectedCallback(): void {
    const root = this.attachShadow({ mode: 'open' });
    const Group = Object.entries(groups).find(([name]) => name === this.getAttribute('group'))?.[1] ?? ControlParts;
    createRoot(root).render(
      <StyleRootContext.Provider value={root}>
        <Wrapper distributor={this.getAttribute('distributor') ?? 'none'}><Stack gap={40}><Group /></Stack></Wrapper>
      </StyleRootContext.Provider>,
    );
  }
}

registerLengthUnit();
customElements.define('gallery-parts', GalleryParts);
