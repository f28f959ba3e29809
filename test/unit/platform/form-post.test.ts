import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postForm } from '../../../src/platform/form-post.ts';

const sent: { readonly html: string; readonly fields: string[][] }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const [opening = ''] = this.outerHTML.split('>');
    sent.push({ html: this.isConnected ? opening : '', fields: [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]) });
  });
});

afterEach(() => vi.restoreAllMocks());

function post(fields: Record<string, string>) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const place = document.createElement('p');
  root.append(place);
  document.body.append(host);
  postForm(place, 'https://skade.bank.no/?a=1', fields);
  const left = root.innerHTML;
  host.remove();
  return left;
}

test('sends the fields by POST, from within a shadow root, and leaves nothing there CJ-03 CJ-04', () => {
  expect(post({ a: '<"1">', b: '' })).toBe('<p></p>');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.fields).toEqual([['a', '<"1">'], ['b', '']]);
  for (const part of ['method="post"', 'action="https://skade.bank.no/?a=1"', 'target="_self"']) expect(sent[0]?.html).toContain(part);
});

test('a field that hides the method of the form does not stop it D10', () => {
  // As browsers do for fields of such names, once they are in the form.
  vi.spyOn(HTMLFormElement.prototype, 'append').mockImplementation(function append(this: HTMLFormElement, ...fields) {
    Element.prototype.append.apply(this, fields);
    if (fields.length > 0) Object.defineProperties(this, { submit: { value: 'a field' }, remove: { value: 'a field' }, setAttribute: { value: 'a field' } });
  });
  expect(post({ submit: 'x' })).toBe('<p></p>');
  expect(sent[0]?.fields).toEqual([['submit', 'x']]);
});

test('fields with the names of what a form can do are harmless D10', () => {
  const names = ['submit', 'action', 'method', 'target', 'append', 'remove', 'hidden', 'setAttribute', 'parentNode', 'requestSubmit', '__proto__'];
  const fields = Object.fromEntries(names.map((name) => [name, name]));
  expect(post(fields)).toBe('<p></p>');
  expect(sent[0]?.fields.map(([name]) => name)).toEqual(names);
  expect(sent[0]?.html).toContain('action="https://skade.bank.no/?a=1"');
});
