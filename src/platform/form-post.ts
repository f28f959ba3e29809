import { createElement } from './document-member.ts';

/**
 * Leaves the page by submitting a form with POST. The form is in the document only while it is submitted. Any field
 * name works, even `submit`, which hides the form's own method of that name.
 *
 * @param place a connected node that may contain the form
 * @param action address; the caller has checked it
 */
export function postForm(place: Node, action: string, fields: Readonly<Record<string, string>>): void {
  const form = createElement('form');
  // Set as attributes, because fields may hide the properties. Without `target`, the page's <base> would decide the target.
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
