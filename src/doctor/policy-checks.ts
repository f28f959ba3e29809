import type { PageFacts, Problem } from './page-facts.ts';

interface Needed {
  readonly directive: string;
  readonly address: string;
  /** What the policy says of it; undefined when it says nothing of the directive itself. */
  readonly sources: readonly string[] | undefined;
}

/** A directive that the policy does not name takes the sources of `default-src`, which are seldom meant for it. */
export function findMissingSources(facts: PageFacts): readonly Problem[] {
  return refused(facts).filter(({ sources }) => sources === undefined).map(({ directive, address }) => ({
    what: `The content security policy has no ${directive}, and its default-src does not allow ${address}`,
    mend: `Add ${directive} ${sourceOf(address, facts.url)}`,
  }));
}

export function findWrongSources(facts: PageFacts): readonly Problem[] {
  return refused(facts).flatMap(({ directive, address, sources }) => sources === undefined ? [] : [{
    what: `${directive} of the content security policy is «${sources.join(' ')}», which does not allow ${address}`,
    mend: `Add ${sourceOf(address, facts.url)} to ${directive}`,
  }]);
}

/** What is needed and not allowed, of every policy that holds; each source is told once. */
function refused({ policies, needed, elements, url }: PageFacts): readonly Needed[] {
  const told = new Set<string>();
  return policies.flatMap((policy) => {
    const directives = readPolicy(policy);
    const pictures = [...(needed['img-src'] ?? []), ...picturesOf(elements, url)];
    return Object.entries({ ...needed, 'img-src': pictures }).flatMap(([directive, addresses]) => addresses.flatMap((address) => {
      const sources = directives.get(directive);
      const counting = sources ?? directives.get('default-src');
      const source = `${directive} ${sourceOf(address, url)}`;
      if (!counting || allows(counting, address, url) || told.has(source)) return [];
      told.add(source);
      return [{ directive, address, sources }];
    }));
  });
}

/** The pictures that attributes name; those of the elements themselves are drawn in the markup. */
function picturesOf(elements: PageFacts['elements'], url: string): readonly string[] {
  const written = elements.flatMap(({ tag, attributes }) => (/^kfp-(header|error-page)$/.test(tag) ? [attributes['logo'], attributes['image']] : []));
  return written.flatMap((address) => {
    try {
      return address ? [new URL(address, url).href] : [];
    } catch {
      return []; // A browser asks for nothing either.
    }
  });
}

/** The first of two directives with one name counts. */
function readPolicy(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** Scripts by nonce, hash or trust cannot be judged by their address: they count as allowed. */
function allows(sources: readonly string[], address: string, page: string): boolean {
  return sources.some((source) => {
    if (/^'(nonce|sha\d+)-|^'strict-dynamic'$/i.test(source)) return true;
    const { origin, protocol, host } = new URL(address);
    if (source === '*' || source.toLowerCase() === protocol) return true;
    if (source.toLowerCase() === "'self'") return origin === new URL(page).origin;
    const [, scheme, name = '', path = ''] = /^([a-z][\w+.-]*:\/\/)?([^/]+)(\/.*)?$/i.exec(source) ?? [];
    if (scheme !== undefined && scheme !== `${protocol}//`) return false;
    const isHost = name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
    const { pathname } = new URL(address);
    return isHost && (path === '' || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
  });
}

function sourceOf(address: string, page: string): string {
  const { origin } = new URL(address);
  return origin === new URL(page).origin ? "'self'" : origin;
}
