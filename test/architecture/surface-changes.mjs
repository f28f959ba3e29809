/**
 * @typedef {'patch' | 'minor' | 'major'} Level
 * @typedef {object} Stored the surface that was stored last
 * @property {string} release the release that it counts from
 * @property {string[]} unreleased names of facts that came after that release, and may go again
 * @property {Record<string, string>} facts
 */

/** The rules of docs/versions.md, word by word. */
export const rules = {
  removed: 'Removing or renaming something needs a major version.',
  typed: 'A changed type needs a major version.',
  defaulted: 'A changed default needs a major version.',
  duty: 'A new duty of the host needs a major version.',
  platform: 'A newer browser or Node.js needs a major version.',
  added: 'What is new needs a minor version.',
  worded: 'More words of a closed set need a minor version.',
  looked: 'A changed default of a custom property needs a minor version.',
  deprecated: 'A deprecation needs a minor version.',
};

const levels = ['patch', 'minor', 'major'];
const ofMajor = ['removed', 'typed', 'defaulted', 'duty', 'platform'];

/** Types that a host writes: a member of theirs that may not be left out is a duty. */
const givenByHosts = /^type (KfpConfig|Question|QuestionOption|ToastOptions|TrackingEvent|NativeBridge|HeadOptions|CspOptions)\./;

/**
 * What changed from one surface to another, by docs/versions.md.
 *
 * @param {Record<string, string>} before facts by name
 * @param {Record<string, string>} after
 * @param {readonly string[]} [unreleased] names that no release has
 * @returns {{ name: string, text: string, level: Level, rule: string }[]}
 */
export function compareSurfaces(before, after, unreleased = []) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.filter((name) => before[name] !== after[name]).map((name) => {
    const rule = ruleOf(name, before, after);
    const level = ofMajor.includes(rule) && !unreleased.includes(name) ? 'major' : 'minor';
    return { name, text: describe(name, before[name], after[name]), level, rule: rules[rule] };
  });
}

/**
 * A line for each change. A new tag is one line: what it has comes with it, and is read in its declaration.
 *
 * @param {ReturnType<typeof compareSurfaces>} changes
 * @returns {string[]}
 */
export function describeChanges(changes) {
  const isNew = ({ text }) => text.startsWith('gained ');
  const tags = changes.filter((change) => isNew(change) && /^kfp-[\w-]+$/.test(change.name)).map(({ name }) => name);
  const isOf = (tag) => ({ name }) => name.startsWith(`${tag} `);
  return changes.filter((change) => !tags.some((tag) => isOf(tag)(change))).map(({ name, text, rule }) => {
    const more = tags.includes(name) ? `, with ${changes.filter(isOf(name)).length} facts of it` : '';
    return `public surface ${text}${more}: ${rule}`;
  });
}

/**
 * Whether changes may be stored.
 *
 * @param {object} options
 * @param {ReturnType<typeof compareSurfaces>} options.changes
 * @param {string} options.release the last one
 * @param {string} options.version what comes next; the same while that is open
 * @param {boolean} options.hasUnreleased whether earlier additions wait for a release
 * @returns {string[]} a line for each change that `version` is too small for
 */
export function judgeChanges({ changes, release, version, hasUnreleased }) {
  const allowed = version === release ? 'minor' : stepOf(release, version);
  const isTooMuch = (level) => levels.indexOf(level) > levels.indexOf(allowed);
  const tooSmall = `${version} is too small a step from ${release}`;
  return [
    ...changes.filter(({ level }) => isTooMuch(level)).map(({ text, rule }) => `public surface ${text}: ${tooSmall}. docs/versions.md: ${rule}`),
    ...(hasUnreleased && isTooMuch('minor') ? [`public surface has what ${release} has not: ${tooSmall}. docs/versions.md: ${rules.added}`] : []),
  ];
}

/**
 * What is stored when the changes are fine.
 *
 * @param {Stored} stored
 * @param {Record<string, string>} facts
 * @returns {Stored}
 */
export function nextStored({ unreleased, release, facts: before }, facts, newRelease) {
  const still = newRelease === release ? unreleased : [];
  const came = Object.keys(facts).filter((name) => before[name] === undefined);
  return { release: newRelease, unreleased: [...new Set([...still, ...came])].filter((name) => name in facts).sort(), facts };
}

function ruleOf(name, before, after) {
  if (name.endsWith(' deprecated')) return 'deprecated';
  if (before[name] === undefined) return isDuty(name, before, after[name]) ? 'duty' : 'added';
  if (after[name] === undefined) return 'removed';
  if (name === 'needs Node') return 'platform';
  if (name.includes(' custom property ')) return 'looked';
  if (name.includes(' default ')) return 'defaulted';
  if (gainsWords(before[name], after[name])) return 'worded';
  return gainsParameters(before[name], after[name]) ? 'added' : 'typed';
}

/** Whether a host has to write a new member into an object that it could write before. */
function isDuty(name, before, type) {
  const owner = name.slice(0, name.lastIndexOf('.'));
  return givenByHosts.test(name) && before[owner] !== undefined && !type.startsWith('?');
}

/** Whether a method only takes more, which may be left out. */
function gainsParameters(before, after) {
  const [old, now] = [before, after].map((text) => /^\((.*)\): (.*)$/.exec(text) ?? []);
  if (old[2] === undefined || old[2] !== now[2] || !now[1].startsWith(old[1])) return false;
  return /^(?:(?:, )?\w+\?: [^,]+)+$/.test(now[1].slice(old[1].length));
}

/** Whether a union of words only has more of them, by itself or as the items of a list. */
function gainsWords(before, after) {
  const list = /^(.*)readonly \((.*)\)\[\](.*)$/;
  const [old, now] = [before, after].map((text) => list.exec(text));
  if (!old || !now) return isUnionWithMore(before, after);
  return old[1] === now[1] && old[3] === now[3] && isUnionWithMore(old[2], now[2]);
}

function isUnionWithMore(before, after) {
  const split = (text) => text.replace(/^(?:\?: |: |export type \w+ = )/, (start) => `${start}| `).replace(/;$/, '').split(' | ');
  const [old, now] = [split(before), split(after)];
  const more = now.filter((word) => !old.includes(word));
  return old.some(isWord) && old.every((word) => now.includes(word)) && more.every(isWord);
}

function isWord(text) {
  return /^'[^']*'$/.test(text);
}

function describe(name, before, after) {
  if (before === undefined) return `gained ${name}${after && ` (${after})`}`;
  if (after === undefined) return `lost ${name}`;
  return `changed ${name} from ${before || 'nothing'} to ${after || 'nothing'}`;
}

/** @returns {Level} the kind of step from one version to another */
function stepOf(from, to) {
  const [before, after] = [from, to].map((version) => version.split('.').map(Number));
  if (after[0] > before[0]) return 'major';
  return after[0] === before[0] && after[1] > before[1] ? 'minor' : 'patch';
}
