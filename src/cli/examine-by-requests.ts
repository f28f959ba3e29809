import { attributeTypes } from 'virtual:attribute-types';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';
import type { CheckId } from '../doctor/checks.ts';
import { checks, findMistakes } from '../doctor/checks.ts';
import type { ElementFact, PageFacts, ScriptFact } from '../doctor/page-facts.ts';
import { absoluteAddress, isFileOfOurs, isRunnable, patience, readFiles } from '../doctor/read-files.ts';
import { release } from '../server/release.ts';
import { UsageError } from './command.ts';
import type { ExaminedPage, PageReport } from './page-report.ts';
import { nothingOfOurs } from './page-report.ts';

/** The checks that the served page and its files are enough for. A script may change everything else. */
const visible: readonly string[] = [
  'script-twice', 'script-classic', 'file-missing', 'file-type', 'file-integrity', 'file-cors', 'two-versions',
  'policy-missing', 'policy-wrong', 'runtime-twice', 'tag-unknown', 'tag-inside', 'attribute-unknown', 'value-invalid',
  'distributor-unknown', 'config-broken',
] satisfies readonly CheckId[];

/** Examines a page by requests alone. Rejects with a UsageError when its server sends no page. */
export async function examineByRequests({ address, cookie }: ExaminedPage): Promise<PageReport> {
  const headers = { Accept: 'text/html', ...(cookie === undefined ? {} : { Cookie: cookie }) };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(patience) }).catch((error: unknown) => {
    throw new UsageError(`${address} cannot be opened: ${causeOf(error)}`);
  });
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok) throw new UsageError(`${address} answers ${response.status}.`);
  if (!/\bhtml\b/i.test(type)) throw new UsageError(`${address} is not a page: its content type is «${type}».`);
  const facts = await factsOf(response.url, await response.text(), response.headers.get('Content-Security-Policy') ?? '');
  if (facts.elements.length === 0 && !facts.scripts.some(({ isOurs }) => isOurs)) {
    throw new UsageError(nothingOfOurs(response.url, 'If a script adds the elements, only a browser shows them. If the page asks for a login, name a customer with --customer.'));
  }
  const findings = findMistakes(facts).filter(({ id }) => visible.includes(id));
  return { address, url: response.url, browser: undefined, findings, notLookedAt: Object.keys(checks).filter((id) => !visible.includes(id)) };
}

/** The facts of a page. Facts that only a browser can see get the values of a correct page. */
async function factsOf(url: string, html: string, policy: string): Promise<PageFacts> {
  const all = elementsOf(parse(html));
  const attribute = (element: MarkupElement, name: string) => element.attrs.find((one) => one.name === name)?.value;
  const base = all.find(({ tagName }) => tagName === 'base');
  const baseUrl = absoluteAddress((base && attribute(base, 'href')) ?? '', url) ?? url;
  const scripts = all.filter(({ tagName }) => tagName === 'script').map((element) => ({
    type: attribute(element, 'type') ?? '', src: attribute(element, 'src'), integrity: attribute(element, 'integrity') ?? '', hasNonce: Boolean(attribute(element, 'nonce')),
  })).filter(({ type }) => isRunnable(type)).map(({ type, src, integrity, hasNonce }): ScriptFact => {
    const file = src === undefined ? undefined : absoluteAddress(src, baseUrl);
    return { src: file, isModule: type === 'module', integrity, hasNonce, isOurs: file !== undefined && isFileOfOurs(file), text: undefined };
  });
  const metaPolicies = all.filter((element) => element.tagName === 'meta' && attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy');
  const { origin } = new URL(url);
  const elements = readElements(all);
  const files = await readFiles(scripts, elements.map(({ tag }) => tag), { pageOrigin: origin, ask: asPageOf(origin) });
  return {
    url,
    ourTags: Object.keys(release().tags),
    scripts,
    files,
    elements,
    attributeTypes,
    servedTags: undefined,
    policies: [...policy.split(','), ...metaPolicies.map((element) => attribute(element, 'content') ?? '')].map((text) => text.trim()).filter(Boolean),
    needed: {
      'script-src': Object.keys(files),
      'connect-src': [url],
      'frame-src': await hasLogin(html, elements, scripts) ? [url] : [],
    },
    config: undefined,
    windowConfig: undefined,
    session: undefined,
    flags: undefined,
    hasCookies: true,
    hasStorage: true,
    headings: [],
    colours: [],
  };
}

/** Whether a frame for the login may show. The configuration may close the login of the portal: what names `directLogin`, or cannot be read, counts as doing so. */
async function hasLogin(html: string, elements: readonly ElementFact[], scripts: readonly ScriptFact[]): Promise<boolean> {
  const has = (wanted: string) => elements.some(({ tag }) => tag === wanted);
  if (has('kfp-login') || !has('kfp-portal')) return has('kfp-login');
  const others = scripts.flatMap(({ src, isOurs }) => (isOurs || src === undefined ? [] : [src]));
  const texts = await Promise.all(others.map((src) => fetch(src, { signal: AbortSignal.timeout(patience) }).then((response) => response.text(), () => closing)));
  return ![html, ...texts].some((text) => text.includes(closing));
}

const closing = 'directLogin';

type MarkupElement = DefaultTreeAdapterTypes.Element;

/** Every element of the page in the order of the markup, without the contents of templates. */
function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): readonly MarkupElement[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsOf(child)] : []));
}

/** The elements whose tag starts with our prefix, with the attributes that this release knows. */
function readElements(all: readonly MarkupElement[]): readonly ElementFact[] {
  return all.filter(({ tagName }) => tagName.startsWith('kfp')).map(({ tagName: tag, attrs, parentNode }) => ({
    tag,
    inside: attrs.some(({ name }) => name === 'slot') ? undefined : findHiding(parentNode),
    isDefined: tag in attributeTypes,
    attributes: Object.fromEntries(attrs.filter(({ name }) => !everywhere.includes(name)).map(({ name, value }) => [name, value])),
    known: attributeTypes[tag] && Object.keys(attributeTypes[tag]),
    lacksCode: undefined, width: undefined,
  }));
}

/** The tag of ours around an element that is in no slot of it; undefined when there is none. */
function findHiding(around: DefaultTreeAdapterTypes.ParentNode | null): string | undefined {
  if (!around || !('tagName' in around)) return undefined;
  if (around.tagName in attributeTypes) return around.tagName;
  return around.attrs.some(({ name }) => name === 'slot') ? undefined : findHiding(around.parentNode);
}

/** Attributes that every element of HTML takes. */
const everywhere: readonly string[] = ['id', 'class', 'style', 'lang', 'dir', 'title', 'hidden', 'slot', 'part', 'role', 'inert', 'nonce', 'tabindex'];

/** A fetch that applies CORS as a page of this origin would: it refuses responses of other origins that do not allow the page. */
function asPageOf(origin: string): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, headers: { Origin: origin } });
    const allowed = response.headers.get('Access-Control-Allow-Origin');
    if (new URL(response.url).origin !== origin && allowed !== '*' && allowed !== origin && init?.mode !== 'no-cors') throw new TypeError(`${response.url} does not let ${origin} read it.`);
    return response;
  };
}

/** The reason that Node gives for a failed request. */
function causeOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error && cause.message ? cause.message : message;
}
