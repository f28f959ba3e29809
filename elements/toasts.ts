import { ToastsArea } from '../src/areas/toasts/toasts-area.tsx';
import { toastsElement } from '../src/areas/toasts/toasts-element.ts';
import { createToastsModel } from '../src/areas/toasts/toasts-model.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(toastsElement, ToastsArea, { create: () => createToastsModel(), methods: ['add', 'close'] });
