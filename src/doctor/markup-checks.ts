import { distributors, parseDistributor } from '../domain/distributor.ts';
import { allowedEdits, nearestWord } from '../platform/nearest-word.ts';
import { isPlainObject } from '../platform/plain-object.ts';
import type { ElementFact, PageFacts, Problem } from './page-facts.ts';

const runtimeTag = 'kfp-runtime';
const tagLine = '<kfp-runtime distributor="…"></kfp-runtime>';

export function findMissingRuntime({ elements, ourTags }: PageFacts): readonly Problem[] {
  const has = (isWanted: (tag: string) => boolean) => elements.some(({ tag }) => isWanted(tag));
  if (has((tag) => tag === runtimeTag) || !has((tag) => ourTags.includes(tag))) return [];
  return [{ what: 'The page has no <kfp-runtime>, so only window.kfpConfig is read, and no element dispatches the events of the page', mend: `Write ${tagLine} before the first element` }];
}

export function findSecondRuntime({ elements }: PageFacts): readonly Problem[] {
  const count = elements.filter(({ tag }) => tag === runtimeTag).length;
  if (count < 2) return [];
  return [{ what: `The page has ${count} <kfp-runtime>; only the first one counts`, mend: 'Keep the first one, and move the attributes of the others to it' }];
}

/** Finds a `kfp-runtime` that a script adds to a page served with elements. If a script adds all of them, the order does not matter. */
export function findLateRuntime({ elements, servedTags, ourTags }: PageFacts): readonly Problem[] {
  if (!servedTags || servedTags.includes(runtimeTag) || !elements.some(({ tag }) => tag === runtimeTag)) return [];
  if (!servedTags.some((tag) => ourTags.includes(tag))) return [];
  return [{ what: 'A script adds <kfp-runtime> after the elements, which may have started without it', mend: `Write ${tagLine} in the page that the server sends` }];
}

/** Whether the tag begins like ours, with at most one letter wrong. Components of Angular begin with `app-`, two letters off. */
const beginsLikeOurs = (tag: string) => nearestWord(tag.split('-', 1)[0] ?? '', ['kfp'], 1) !== undefined;

/** Finds unknown tags that start with our prefix, and tags that differ little from one of ours. */
export function findUnknownTags({ elements, ourTags }: Pick<PageFacts, 'elements' | 'ourTags'>): readonly Problem[] {
  const unknown = new Set(elements.filter(({ tag, isDefined }) => !isDefined && !ourTags.includes(tag)).map(({ tag }) => tag));
  return [...unknown].flatMap((tag) => {
    const isOurs = tag.startsWith('kfp');
    if (!isOurs && !beginsLikeOurs(tag)) return [];
    const nearest = nearestWord(tag, ourTags, isOurs ? Math.ceil((tag.length - 'kfp-'.length) / 2) : 2);
    const what = `<${tag}> is not an element`;
    if (nearest) return [{ what, mend: `use <${nearest}>` }];
    return isOurs ? [{ what, mend: `use one of ${ourTags.map((name) => `<${name}>`).join(', ')}` }] : [];
  });
}

/** Finds elements that do not show, as they are inside another one. HTML does not close a tag that ends with `/>`. */
export function findHiddenElements({ elements }: { readonly elements: readonly Pick<ElementFact, 'tag' | 'inside'>[] }): readonly Problem[] {
  return elements.flatMap(({ tag, inside }) => (inside === undefined ? [] : [{
    what: `<${tag}> is inside <${inside}>, which does not show it`,
    mend: `write </${inside}> before it, because <${inside} /> does not close the element in HTML`,
  }]));
}

export function findTakenTags({ elements, ourTags }: PageFacts): readonly Problem[] {
  const taken = new Set(elements.filter((element) => isTaken(element, ourTags)).map(({ tag }) => tag));
  return [...taken].map((tag) => ({ what: `<${tag}> was defined by another script`, mend: 'load kfp first, or remove that definition' }));
}

const isTaken = ({ tag, isDefined, known }: ElementFact, ourTags: readonly string[]) => isDefined && ourTags.includes(tag) && !known;

/** Whether an attribute is one of Alpine or htmx. Alpine keeps `:name` beside the attribute that it sets; a page that nobody has compiled has `:name` alone. */
const isOfLibrary = (name: string, attributes: ElementFact['attributes']) => /^h?x-/.test(name) || (name.startsWith(':') && name.slice(1) in attributes);

/** Finds misspelt attributes. An attribute that resembles none of ours belongs to the page. */
export function findUnknownAttributes({ elements }: { readonly elements: readonly Pick<ElementFact, 'tag' | 'attributes' | 'known'>[] }): readonly Problem[] {
  return elements.flatMap(({ tag, attributes, known = [] }) =>
    Object.keys(attributes).flatMap((name) => {
      if (known.includes(name) || isOfLibrary(name, attributes)) return [];
      const nearest = nearestWord(name, known, allowedEdits(name));
      return nearest ? [{ what: `<${tag}> ${name} is not an attribute`, mend: `use ${nearest}` }] : [];
    }));
}

export function findUnknownDistributors({ elements, config }: Pick<PageFacts, 'elements' | 'config'>): readonly Problem[] {
  const written = config?.written;
  const info = isPlainObject(written) ? written['distributorInfo'] : undefined;
  const shortname = isPlainObject(info) ? info['shortname'] : undefined;
  const isCode = (value: string) => distributors.some((code) => code === value);
  const places = [
    ...elements.map(({ tag, attributes }) => [`<${tag} distributor>`, attributes['distributor'], isCode] as const),
    // The attribute must be written exactly; this field ignores case.
    ['distributorInfo.shortname of the configuration', typeof shortname === 'string' ? shortname : undefined, parseDistributor] as const,
  ];
  return places.flatMap(([place, value, isKnown]) => {
    if (value === undefined || isKnown(value)) return [];
    const nearest = nearestWord(value, distributors, 1);
    return [{ what: `${place} is «${value}», which is not a distributor, so "none" counts`, mend: nearest ? `use ${nearest}` : `use one of ${distributors.join(', ')}` }];
  });
}

/** Compares the host's configuration with the checked configuration, which has every known field. */
export function findUnknownFields({ config }: Pick<PageFacts, 'config'>): readonly Problem[] {
  return config ? unknownFields(config.written, config.checked, '') : [];
}

/** @param path of the group to compare, with a dot at its end */
function unknownFields(written: unknown, checked: unknown, path: string): readonly Problem[] {
  // All items of a list have the same fields. The checked list lacks invalid items, so each item is compared with the first one.
  if (Array.isArray(written) && Array.isArray(checked)) return written.flatMap((item) => unknownFields(item, checked[0], path));
  if (!isPlainObject(written) || !isPlainObject(checked)) return [];
  const names = Object.keys(checked);
  return Object.keys(written).flatMap((name) => {
    // The names in `texts` are any tags of a language; the readers of the words check their keys.
    if (path + name === 'texts') return [];
    if (names.includes(name)) return unknownFields(written[name], checked[name], `${path}${name}.`);
    const nearest = nearestWord(name, names, allowedEdits(name));
    return nearest ? [{ what: `configuration: ${path}${name} is not a field`, mend: `use ${path}${nearest}` }] : [];
  });
}

/** Elements that occupy no space in the page. */
const placeless: readonly string[] = [runtimeTag, 'kfp-toasts', 'kfp-session-warning', 'kfp-cookie-consent', 'kfp-claims-jump'];

/** Minimum width in px at which an element is readable. */
const leastWidth = 100;

export function findElementsWithoutSize({ elements, ourTags }: PageFacts): readonly Problem[] {
  return elements
    .filter((element) => !isTaken(element, ourTags))
    .filter(({ tag, isDefined, width }) => isDefined && ourTags.includes(tag) && !placeless.includes(tag) && width !== undefined && width < leastWidth)
    .map(({ tag, width }) => ({
      what: `<${tag}> is ${Math.round(width ?? 0)} px wide, so it cannot be read`,
      mend: `Give the element or what is around it a width, such as ${tag} { inline-size: 100%; }`,
    }));
}

/** Whether a script contains our own code, which sends messages too. Such a bundled script proves nothing about the page. */
const holdsOurCode = (text: string, ourTags: readonly string[]) => /['"`]kfp\.runtime['"`]/.test(text) || ourTags.every((tag) => text.includes(tag));

/** Finds a page that sends messages, but has no element that shows them. */
export function findMissingToasts({ elements, scripts, ourTags }: PageFacts): readonly Problem[] {
  if (elements.some(({ tag }) => tag === 'kfp-toasts' || tag === 'kfp-portal')) return [];
  if (!scripts.some(({ text }) => text && /['"`]kfp-toasts?['"`]/.test(text) && !holdsOurCode(text, ourTags))) return [];
  return [{ what: 'A script of the page uses kfp-toast, and there is no <kfp-toasts> that shows the message', mend: 'Write <kfp-toasts></kfp-toasts> at the end of the body' }];
}
