import { SessionWarningArea } from '../src/areas/session-warning/session-warning-area.tsx';
import { sessionWarningElement } from '../src/areas/session-warning/session-warning-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(sessionWarningElement, SessionWarningArea);
