import { loginContexts } from '../domain/distributor.ts';
import { isDevelopment } from '../domain/is-development.ts';
import type { AttributeType } from '../platform/attribute-type.ts';
import { levelType, wordType } from '../platform/attribute-type.ts';
import { allowedEdits, nearestWord } from '../platform/nearest-word.ts';
import { countType, numberType, wordsType } from '../platform/parsed-attribute-types.ts';
import { isPlainObject } from '../platform/plain-object.ts';
import { isSafeHref } from '../platform/url-rule.ts';
import type { PageFacts, Problem } from './page-facts.ts';

/** Finds values that an element ignores. `findUnknownDistributors` and `findBrokenConfig` judge two of the attributes. */
export function findInvalidValues({ url, elements, attributeTypes }: Pick<PageFacts, 'url' | 'elements' | 'attributeTypes'>): readonly Problem[] {
  return elements.flatMap(({ tag, attributes }) => Object.entries(attributeTypes[tag] ?? {}).flatMap(([name, type]) => {
    const text = attributes[name];
    if (text === undefined || name === 'distributor' || (tag === 'kfp-runtime' && name === 'config')) return [];
    const place = `<${tag} ${name}>`;
    if (name === 'login-context') return problemOfContext(place, text);
    if (type.kind === 'json') return problemOfJson(place, text);
    const mend = addressNames.includes(name) ? correctionOfAddress(name, text, url) : correctionOf(name, text, type);
    return mend === undefined ? [] : [{ what: `${place} is «${text}», which is not a valid value`, mend }];
  }));
}

/** Attributes that take an address. Their declared type is text: the elements check the address when they draw it. */
const addressNames: readonly string[] = ['logo', 'image', 'action-href'];

/** As `correctionOf`, by the URL rule (VA-18). Only a link may lead to `mailto:` and `tel:`. */
function correctionOfAddress(name: string, text: string, page: string): string | undefined {
  const isAllowed = isSafeHref(text, page, isDevelopment(new URL(page))) && (name === 'action-href' || !/^ *(mailto|tel):/i.test(text));
  return isAllowed ? undefined : 'write an https address, or a path such as /logo.svg';
}

/** What to write in place of the text; undefined when the text is good. */
function correctionOf(name: string, text: string, { kind, words = [] }: Pick<AttributeType, 'kind' | 'words'>): string | undefined {
  const inNumbers = { number: [numberType, 'a number'], count: [countType, 'a whole number from 1'], level: [levelType, 'a whole number from 1 to 4'] } as const;
  if (kind === 'word') {
    const nearest = nearestWord(text, words, allowedEdits(text));
    return wordType(words).read(text) ? undefined : nearest ? `write ${name}="${nearest}"` : `write one of ${words.join(', ')}`;
  }
  if (kind === 'words') return wordsType(words).read(text) ? undefined : `write some of ${words.join(', ')}, with a space between them`;
  if (!(kind in inNumbers)) return undefined;
  const [type, needed] = inNumbers[kind as keyof typeof inNumbers];
  if (type.read(text) !== undefined) return undefined;
  const [digits] = /^\D*(\d+)\D*$/.exec(text)?.slice(1) ?? [];
  return digits !== undefined && type.read(digits) !== undefined ? `write ${name}="${digits}"` : `write ${needed}`;
}

/** The codes of banks. Any other text counts as the insurer's own site, so only a text that resembles a code is a mistake. */
const bankContexts = loginContexts.filter((context) => context !== 'OWN_SITE');

function problemOfContext(place: string, text: string): readonly Problem[] {
  const nearest = nearestWord(text, bankContexts, allowedEdits(text));
  if (nearest === undefined || nearest === text) return [];
  return [{ what: `${place} is «${text}», which counts as the insurer's own site`, mend: `write login-context="${nearest}"` }];
}

/** Finds fields of the configuration whose value does not count: the checked configuration lacks them. */
export function findInvalidFields({ config }: Pick<PageFacts, 'config'>): readonly Problem[] {
  return config ? invalidFields(config.written, config.checked, '') : [];
}

/** @param path of the group to compare, with a dot at its end */
function invalidFields(written: unknown, checked: unknown, path: string): readonly Problem[] {
  if (!isPlainObject(written) || !isPlainObject(checked)) return [];
  return Object.keys(written).flatMap((name) => {
    const value = written[name];
    // findUnknownDistributors judges the name of the distributor.
    if (!(name in checked) || value === undefined || value === null || name === 'shortname') return [];
    if (checked[name] !== undefined && isPlainObject(checked[name]) === isPlainObject(value)) return invalidFields(value, checked[name], `${path}${name}.`);
    const shown = typeof value === 'string' ? `«${value}»` : `of the type ${Array.isArray(value) ? 'list' : typeof value}`;
    return [{
      what: `configuration: ${path}${name} is ${shown}, which is not a valid value`,
      mend: addressName.test(name) ? 'write an address with https://, or a path that begins with /' : 'see the page about the configuration for the values of the field',
    }];
  });
}

/** Matches the names of fields that take an address. */
const addressName = /(url|host)$/i;

const jsonRule = 'put names and texts in double quotes, and no comma before } or ]';

function problemOfJson(place: string, text: string): readonly Problem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [{ what: `${place} is not JSON (${(error as SyntaxError).message})`, mend: jsonRule }];
  }
}

/** Finds a configuration of which nothing counts. */
export function findBrokenConfig({ elements, scripts, windowConfig }: Pick<PageFacts, 'elements' | 'scripts' | 'windowConfig'>): readonly Problem[] {
  const place = '<kfp-runtime config>';
  const isLost = 'so nothing of it counts';
  const inAttributes = elements.flatMap(({ tag, attributes: { config } }) => {
    if (tag !== 'kfp-runtime' || config === undefined) return [];
    const broken = problemOfJson(place, config).map(({ what, mend }) => ({ what: `${what}, ${isLost}`, mend }));
    if (broken.length > 0 || isPlainObject(JSON.parse(config))) return broken;
    return [{ what: `${place} is not an object, ${isLost}`, mend: 'write config=\'{ "…": … }\'' }];
  });
  if (windowConfig !== undefined && !isPlainObject(windowConfig)) {
    return [...inAttributes, { what: `window.kfpConfig is not an object, ${isLost}`, mend: 'write window.kfpConfig = { … } without quotes around it' }];
  }
  if (windowConfig || !scripts.some(({ text }) => text && writesConfig.test(text))) return inAttributes;
  return [...inAttributes, {
    what: 'A script writes kfpConfig, and the page has no window.kfpConfig',
    mend: 'look in the console for the error of that script, and write window.kfpConfig = { … } with exactly this spelling',
  }];
}

/** A script that begins with the configuration, also one that writes its name in other letters, after comments. Others may write it later, or only on some pages. */
const writesConfig = /^(\s|\/\/.*\n|\/\*([^*]|\*(?!\/))*\*\/)*((window|globalThis|self)\.|(const|let|var)\s+)?kfpConfig\s*=(?!=)/i;

/** Finds a flags file that the elements cannot read. They say in the console what is wrong inside a file. */
export function findBrokenFlags({ flags }: Pick<PageFacts, 'flags'>): readonly Problem[] {
  if (!flags || flags.isObject && !flags.isOtherOrigin) return [];
  const { url, isOtherOrigin, status } = flags;
  const what = isOtherOrigin ? 'is on another origin' : status === 0 ? 'gives no answer, or a redirect' : status >= 200 && status < 300 ? 'is no object of JSON' : `is answered with ${status}`;
  return [{ what: `The flags file ${url} ${what}, so nothing is off`, mend: isOtherOrigin ? 'Serve it on the origin of the page' : 'Serve a file of JSON there, which is {} while nothing is off' }];
}
