import { ProfileArea } from '../src/areas/profile/profile-area.tsx';
import { profileElement } from '../src/areas/profile/profile-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(profileElement, ProfileArea);
export { ProfileArea };
