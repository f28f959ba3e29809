/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @type {typeof import('./testing.mjs').kfp} */
export const kfp = (page) => /** @type {any} */ (createPageObjects(/** @type {any} */ (page)));

/** @param {Page} page */
function createPageObjects(page) {
  /** The element, or the portal, which shows the same content. @param {string} tags */
  const element = (tags) => page.locator(`${tags}, kfp-portal`);
  /** The heading with this name, to filter a list by. If it links to a new tab, its name ends with a note. @param {string} name */
  const heading = (name) => page.getByRole('heading', { name: withNote(name) });

  return {
    offers: () => offers(element('kfp-offers'), heading),
    overview: () => overview(element('kfp-overview'), heading),
    tasks: () => tasks(element('kfp-tasks, kfp-overview'), heading),
    profile: () => profile(element('kfp-profile'), page),
    purchaseEntries: () => purchaseEntries(element('kfp-purchase-entries')),
    sessionWarning: () => sessionWarning(page.getByRole('alertdialog', { name: /^Du blir logget ut om/ })),
    cookieConsent: () => cookieConsent(page),
  };
}

/** The name of a link, which ends with a note if it leads to a new tab. @param {string} name */
const withNote = (name) => new RegExp(`^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}( \\(åpnes i ny fane\\))?$`);

/** @param {Locator} root @param {(name: string) => Locator} heading */
function offers(root, heading) {
  const list = root.getByRole('article');
  const offer = (/** @type {string} */ name) => list.filter({ has: heading(name) });
  return {
    list,
    offer,
    async remove(/** @type {string} */ name) {
      const card = offer(name);
      const before = await card.count();
      await card.getByRole('button', { name: 'Fjern tilbud', exact: true }).click();
      await card.getByRole('button', { name: 'Ja, fjern tilbudet', exact: true }).click();
      await card.nth(before - 1).waitFor({ state: 'detached' });
    },
  };
}

/** @param {Locator} root @param {(name: string) => Locator} heading */
function overview(root, heading) {
  const region = root.getByRole('region', { name: 'Forsikringene dine', exact: true });
  const insurances = region.getByRole('listitem').filter({ has: region.page().getByRole('heading') });
  return {
    insurances,
    insurance: (/** @type {string} */ name) => insurances.filter({ has: heading(name) }),
    total: region.getByText(/^Totalt .*\skr\/md$/),
  };
}

/** @param {Locator} root @param {(name: string) => Locator} heading */
function tasks(root, heading) {
  // Tasks that come late are in a region of their own.
  const list = root.getByRole('region', { name: /^(Oppgaver|Flere oppgaver)$/ }).getByRole('listitem');
  return {
    list,
    task: (/** @type {string} */ name) => list.filter({ has: heading(name) }),
    async open() {
      // Wide pages show the list without a button.
      for (const button of await root.getByRole('button', { name: /^(Oppgaver|Flere oppgaver) \d+$/ }).all()) {
        if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
      }
    },
  };
}

/** @param {Locator} root @param {Page} page */
function profile(root, page) {
  /** The innermost container of both the heading and the button. @param {string} title @param {string} button */
  const placeOf = (title, button) => root.locator('div')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .filter({ has: page.getByRole('button', { name: button, exact: true }) })
    .last();
  const row = (/** @type {string} */ title) => placeOf(title, 'Endre');
  /** @param {string} title @param {(form: Locator) => Promise<void>} fill */
  async function change(title, fill) {
    await row(title).getByRole('button', { name: 'Endre', exact: true }).click();
    const form = placeOf(title, 'Lagre');
    await fill(form);
    await form.getByRole('button', { name: 'Lagre', exact: true }).click();
    await form.waitFor({ state: 'detached' });
  }
  const documents = root.getByRole('region', { name: 'Dokumenter', exact: true });

  return {
    row,
    changeEmail: (/** @type {string} */ address) => change('E-post', (form) => form.getByRole('textbox', { name: 'E-postadresse' }).fill(address)),
    changeMobile: (/** @type {string} */ number) => change('Mobil', (form) => form.getByRole('textbox', { name: 'Mobilnummer' }).fill(number)),
    answerConsent: (/** @type {string} */ title, /** @type {boolean} */ isYes) =>
      change(title, (form) => form.getByRole('radio', { name: isYes ? 'Ja' : 'Nei', exact: true }).check()),
    async chooseDocuments(/** @type {'paper' | 'digital'} */ kind) {
      const medium = kind === 'paper' ? 'på papir' : 'digitalt';
      await documents.getByRole('checkbox', { name: `Jeg vil ha dokumentene mine ${medium}` }).check();
      await documents.getByRole('button', { name: 'Bekreft', exact: true }).click();
      await documents.getByText(`Du får dokumentene dine ${medium}.`).waitFor();
    },
  };
}

/** @param {Locator} root */
function purchaseEntries(root) {
  const group = (/** @type {string} */ name) => root.getByRole('button', { name, exact: true });
  return {
    group,
    async open(/** @type {string} */ name) {
      if ((await group(name).getAttribute('aria-expanded')) !== 'true') await group(name).click();
    },
    link: (/** @type {string} */ name) => root.getByRole('link', { name: withNote(name) }),
  };
}

/** @param {Locator} dialog */
function sessionWarning(dialog) {
  return {
    dialog,
    async extend() {
      await dialog.getByRole('button', { name: 'Fortsett økten', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    logOut: () => dialog.getByRole('button', { name: 'Logg ut', exact: true }).click(),
  };
}

const categoryLabels = { functional: 'Tillat funksjonelle', statistics: 'Tillat statistikk', marketing: 'Tillat personlig markedsføring' };

/** @param {Page} page */
function cookieConsent(page) {
  const named = { name: 'Velg informasjonskapsler' };
  // A dialog that blocks the page has the role alertdialog.
  const dialog = page.getByRole('dialog', named).or(page.getByRole('alertdialog', named));
  const answer = async (/** @type {string} */ name) => {
    await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  return {
    dialog,
    acceptAll: () => answer('Godta alle'),
    denyAll: () => answer('Avvis alle'),
    async accept(/** @type {readonly (keyof typeof categoryLabels)[]} */ categories) {
      await dialog.waitFor();
      // Stored answers are ticked from the start.
      for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
      for (const category of categories) await dialog.getByRole('checkbox', { name: categoryLabels[category] }).check();
      await answer('Godta mine valg');
    },
  };
}
