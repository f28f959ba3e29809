import { expect } from '@playwright/test';

/** Runs in the page: gives the first input or button of the widget with a name once it is there, or presses it. */
async function reach(name, isPressed) {
  const textOf = (one) => (one.labels?.[0] ?? one).textContent.trim();
  for (let turn = 0; turn < 1500; turn += 1) {
    const root = document.querySelector('kfp-feedback')?.shadowRoot;
    const one = [...(root?.querySelectorAll('input, textarea, button, [role=status]') ?? [])].find((other) => textOf(other) === name);
    if (one) {
      if (isPressed) one.click();
      return one.value ?? '';
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`never there: ${name}`);
}

const boxName = 'Vil du si noe mer om det?';

/** What the customer does with the widget of the page, in one call each, as there are many of them. @param {import('./tab.mjs').Tab} tab */
export const customerIn = ({ run }) => ({
  shows: (name) => run(reach, name, false),
  press: (name) => run(reach, name, true),
  async answer() {
    await run(reach, 'Nei', true);
    await run(reach, boxName, false);
    await run(() => {
      const box = document.querySelector('kfp-feedback').shadowRoot.querySelector('textarea');
      box.value = 'Utkast';
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await this.hasDraft();
  },
  hasDraft: () => expect.poll(() => run(reach, boxName, false)).toBe('Utkast'),
});
