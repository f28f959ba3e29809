import { createElement } from './document-member.ts';

/**
 * Leaves the page with a form that is sent by POST. The form is in the document only while it is sent. No field can
 * stand in the way, whatever its name: one named `submit` hides the form's own method of that name.
 *
 * @param place a connected node that the form may stand in
 * @param action address, which the caller has checked
 */
export function postForm(place: Node, action: string, fields: Readonly<Record<string, string>>): void {
  const form = createElement('form');
  // As attributes and before the fields, which would hide the properties too. The target is that of the page's <base> otherwise.
  for (const [name, value] of Object.entries({ method: 'post', action, target: '_self' })) form.setAttribute(name, value);
  form.hidden = true;
  form.append(...Object.entries(fields).map(([name, value]) => hiddenField(name, value)));
  place.appendChild(form);
  HTMLFormElement.prototype.submit.call(form);
  place.removeChild(form);
}

function hiddenField(name: string, value: string): HTMLInputElement {
  return Object.assign(createElement('input'), { type: 'hidden', name, value });
}
