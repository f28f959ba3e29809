import type { PageFacts, Problem, ScriptFact } from './page-facts.ts';
import { absoluteAddress } from './read-files.ts';

interface Needed {
  readonly directive: string;
  readonly address: string;
  /** The sources of the directive; undefined when the policy does not name the directive. */
  readonly sources: readonly string[] | undefined;
  /** Whether the tag of the script needs a nonce, as the policy counts no addresses or allows nonces too. */
  readonly needsNonce: boolean;
}

/** The directives that decide, the first in the policy before the others. All others fall back to `default-src`. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'form-action': ['form-action'],
};

/** Finds addresses that no policy source allows. A missing directive falls back to `default-src`, which is seldom intended. */
export function findMissingSources(facts: PageFacts): readonly Problem[] {
  return refused(facts).filter(({ sources }) => sources === undefined).map(({ directive, address }) => ({
    what: `The content security policy has no ${directive}, and its default-src does not allow ${address}`,
    mend: `Add ${directive} ${sourceOf(address, facts.url)}`,
  }));
}

export function findWrongSources(facts: PageFacts): readonly Problem[] {
  return refused(facts).flatMap(({ directive, address, sources, needsNonce }) => sources === undefined ? [] : [{
    what: `${directive} of the content security policy is «${sources.join(' ')}», which does not allow ${address}`,
    mend: needsNonce ? 'Write nonce="…" on the tag of that script, with the nonce of the policy' : `Add ${sourceOf(address, facts.url)} to ${directive}`,
  }]);
}

/** The needed addresses that an enforced policy blocks. Each source is listed once. */
function refused({ policies, needed, elements, scripts, url }: PageFacts): readonly Needed[] {
  const told = new Set<string>();
  return policies.flatMap((policy) => {
    const directives = readPolicy(policy);
    const pictures = [...(needed['img-src'] ?? []), ...picturesOf(elements, url)];
    return Object.entries({ ...needed, 'img-src': pictures }).flatMap(([directive, addresses]) => addresses.flatMap((address) => {
      const deciding = (fallbacks[directive] ?? [directive, 'default-src']).find((name) => directives.has(name)) ?? '';
      const sources = directives.get(deciding);
      const script = directive === 'script-src' ? scripts.find(({ src }) => src === address) : undefined;
      if (!sources || allows(sources, address, url, script)) return [];
      const needsNonce = script !== undefined && sources.some((source) => isOfTag(source) || isStrict(source));
      const named = deciding === 'default-src' && !needsNonce ? { directive, sources: undefined, needsNonce } : { directive: deciding, sources, needsNonce };
      const source = `${named.directive} ${sourceOf(address, url)}`;
      if (told.has(source)) return [];
      told.add(source);
      return [{ ...named, address }];
    }));
  });
}

/** The addresses of pictures in attributes. The elements' own pictures are inline and need no request. */
function picturesOf(elements: PageFacts['elements'], url: string): readonly string[] {
  const written = elements.flatMap(({ tag, attributes }) => (/^kfp-(header|error-page)$/.test(tag) ? [attributes['logo'], attributes['image']] : []));
  return written.flatMap((address) => (address && absoluteAddress(address, url)) || []);
}

/** Parses a policy. Of two directives with the same name, the first one counts. */
function readPolicy(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** A source that allows a script by the nonce or the hash of its tag. */
const isOfTag = (source: string) => /^'(nonce|sha\d+)-/i.test(source);

/** With this source, a browser ignores the addresses beside it. */
const isStrict = (source: string) => source.toLowerCase() === "'strict-dynamic'";

/** Whether the sources allow an address. @param script the tag of the address; undefined when there is none, as for what a script loads */
function allows(sources: readonly string[], address: string, page: string, script: ScriptFact | undefined): boolean {
  if (sources.some((source) => allowsTag(source, script))) return true;
  const counted = script && sources.some(isStrict) ? [] : sources;
  return counted.some((source) => fits(source.toLowerCase(), new URL(address), new URL(page)));
}

/** Whether a source allows a script without its address. For a script that runs, the page does not tell what has allowed it. */
function allowsTag(source: string, script: ScriptFact | undefined): boolean {
  if (script?.hasNonce === undefined) return isOfTag(source) || isStrict(source);
  return isOfTag(source) && (/^'nonce-/i.test(source) ? script.hasNonce : script.integrity !== '');
}

/** Matches a lower-case source as a browser does: http also allows https, and no port means the default port of the scheme. */
function fits(source: string, { origin, protocol, hostname, port, pathname }: URL, page: URL): boolean {
  if (source === '*') return true;
  if (source === "'self'") return origin === page.origin;
  const isOfScheme = (scheme: string) => scheme === protocol || (scheme === 'http:' && protocol === 'https:');
  if (/^[a-z][\w+.-]*:$/.test(source)) return isOfScheme(source);
  const [, scheme = page.protocol, name = '', ownPort = '', path = ''] = /^(?:([a-z][\w+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/.exec(source) ?? [];
  const isHost = name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
  const isPort = ownPort === '*' || ownPort === (ownPort ? port || defaultPorts[protocol] : port);
  const isPath = path === '' || (path.endsWith('/') ? pathname.toLowerCase().startsWith(path) : pathname.toLowerCase() === path);
  return isOfScheme(scheme) && isHost && isPort && isPath;
}

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

function sourceOf(address: string, page: string): string {
  const { origin } = new URL(address);
  return origin === new URL(page).origin ? "'self'" : origin;
}
