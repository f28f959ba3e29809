import type { FileFact, PageFacts, Problem, ScriptFact } from './page-facts.ts';
import { findMissingSources, findWrongSources } from './policy-checks.ts';
import { isLoader } from './read-files.ts';

type OurScript = ScriptFact & { readonly src: string };

function ourScripts({ scripts }: PageFacts): readonly OurScript[] {
  return scripts.filter((script): script is OurScript => script.isOurs && script.src !== undefined);
}

/** The loader scripts of the page. A page may load one loader, but several element files of one release. */
const loaders = (facts: PageFacts) => ourScripts(facts).filter(({ src }) => isLoader(src));

const versionsOf = (facts: PageFacts) => new Set(loaders(facts).flatMap(({ src }) => facts.files[src]?.version ?? []));

export function findSecondScript(facts: PageFacts): readonly Problem[] {
  const all = loaders(facts);
  if (all.length < 2 || versionsOf(facts).size > 1) return [];
  return [{ what: `The page has ${all.length} script tags for kfp.js`, mend: `Keep one: <script type="module" src="${all[0]?.src ?? ''}"></script>` }];
}

export function findSecondVersion(facts: PageFacts): readonly Problem[] {
  const versions = [...versionsOf(facts)];
  if (versions.length < 2) return [];
  return [{ what: `The page loads kfp.js of the versions ${versions.join(' and ')}, and the one that loads first counts`, mend: `Keep one script tag, of ${versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? ''}` }];
}

/** Finds elements whose code has failed to load, also in a page whose files a bundler has written and named. */
export function findMissingCode({ elements }: PageFacts): readonly Problem[] {
  return [...new Set(elements.filter(({ lacksCode }) => lacksCode).map(({ tag }) => tag))].map((tag) => ({
    what: `The code of <${tag}> has not loaded, and the element shows a message in its place`,
    mend: 'See in the console which file failed, and why: half a deploy, a policy, or a content blocker',
  }));
}

/** Whether a bundle of the host's has the name of the loader: it has no manifest of ours beside it. */
const isBundle = (src: string, { files }: PageFacts) => isLoader(src) && files[src]?.status === 200 && files[src].version === undefined;

export function findClassicScripts(facts: PageFacts): readonly Problem[] {
  return ourScripts(facts).filter(({ src, isModule }) => !isModule && !isBundle(src, facts)).map(({ src }) => ({
    what: `${src} is loaded as a classic script, which a browser cannot run`,
    mend: `Write type="module": <script type="module" src="${src}"></script>`,
  }));
}

/** Whether the page has elements of ours, and no script has defined one of them. A page may load the file of one element later. */
export const isWithoutCode = ({ elements, ourTags }: Pick<PageFacts, 'elements' | 'ourTags'>) => {
  const ours = elements.filter(({ tag }) => ourTags.includes(tag));
  return ours.length > 0 && ours.every(({ isDefined }) => !isDefined);
};

/** Finds a page whose elements no script defines. The other checks of scripts, files and policy say more of why, where they can. */
export function findMissingScript(facts: PageFacts): readonly Problem[] {
  const others = [findClassicScripts, findMissingFiles, findWrongTypes, findWrongDigests, findRefusedFiles, findMissingSources, findWrongSources];
  if (!isWithoutCode(facts) || others.some((find) => find(facts).length > 0)) return [];
  return [{
    what: 'No script has defined the elements, so the page shows none of them',
    mend: ourScripts(facts).length === 0
      ? 'Write <script type="module" src="…/kfp.js"></script>, or import @kfp/elements in a script of the page'
      : 'Look in the console of the browser for what keeps the script from running, such as another nonce than that of the policy',
  }];
}

/** The problems that `judge` finds in the page's scripts and the files that they load, one for each file. */
function judgeFiles({ files }: PageFacts, judge: (file: FileFact, src: string) => Problem | undefined): readonly Problem[] {
  return Object.entries(files).flatMap(([src, file]) => judge(file, src) ?? []);
}

/** The problems that `judge` finds in the files of the page's script tags, one for each script. */
function judgeScripts(facts: PageFacts, judge: (file: FileFact, script: OurScript) => Problem | undefined): readonly Problem[] {
  return ourScripts(facts).flatMap((script) => {
    const file = facts.files[script.src];
    return (file && judge(file, script)) ?? [];
  });
}

const isThere = ({ status }: FileFact) => status >= 200 && status < 300;
const isScript = ({ contentType }: FileFact) => /^(text|application)\/(x-)?(java|ecma)script\b/i.test(contentType);

export function findMissingFiles(facts: PageFacts): readonly Problem[] {
  const named = ourScripts(facts).map(({ src }) => src);
  return judgeFiles(facts, (file, src) =>
    file.status === 0 || isThere(file) ? undefined : {
      what: `${src} answers ${file.status}`,
      mend: named.includes(src)
        ? 'Write the address to which kfp copy has put the files: <base>/<version>/kfp.js'
        : 'Serve all files of the release at their places: kfp.js loads this one',
    });
}

export function findWrongTypes(facts: PageFacts): readonly Problem[] {
  return judgeFiles(facts, (file, src) =>
    !isThere(file) || isScript(file) ? undefined : {
      what: `${src} has the content type «${file.contentType}», which a browser does not run as a module`,
      mend: 'Have the server send Content-Type: text/javascript for files that end in .js',
    });
}

export function findWrongDigests(facts: PageFacts): readonly Problem[] {
  return judgeScripts(facts, (file, { src, integrity }) =>
    !isThere(file) || !isScript(file) || file.digest === undefined || integrity.split(/\s+/).includes(file.digest) ? undefined : {
      what: `${src} is not the file that integrity="${integrity}" asks for`,
      mend: `Write integrity="${file.digest}" if the file is the one of the release, else deploy it again`,
    });
}

export function findRefusedFiles(facts: PageFacts): readonly Problem[] {
  return judgeScripts(facts, ({ isRefused }, { src }) =>
    !isRefused ? undefined : {
      what: `${new URL(src).origin} does not let this page read ${src}`,
      mend: 'Have that server send Access-Control-Allow-Origin: * with its files',
    });
}
