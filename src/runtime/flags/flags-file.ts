import { allowedEdits, nearestWord } from '../../platform/nearest-word.ts';
import { isPlainObject } from '../../platform/plain-object.ts';
import type { FlagsDetail } from '../host/host.ts';

declare const __KFP_TAGS__: readonly string[];

/** All tags of the library; the build inserts them. */
const ourTags = __KFP_TAGS__;

const fields = ['off', 'features', 'share'];
const featureNames = ['overview', 'directLogin'];

/**
 * Reads a flags file. A field of a wrong type makes the whole file void, because other fields may depend on it. An
 * unknown field, tag or feature is ignored.
 *
 * @param file any JSON value
 * @param onProblem is called for each mistake, with one line that names the field
 * @returns undefined for a void file
 */
export function parseFlags(file: unknown, onProblem: (problem: string) => void): FlagsDetail | undefined {
  const wrong = findWrong(file);
  if (wrong !== undefined) {
    onProblem(`${wrong} is not valid, and the file is ignored.`);
    return undefined;
  }
  const { off = [], features = {}, share = 1 } = file as Partial<FlagsDetail>;
  const known = (place: string, names: readonly string[], all: readonly string[]) =>
    names.filter((name) => {
      if (all.includes(name)) return true;
      const nearest = nearestWord(name, all, allowedEdits(name));
      onProblem(`${place}${name} is not known and is ignored${nearest ? `: use ${nearest}` : ''}.`);
      return false;
    });
  known('', Object.keys(file as object), fields);
  return {
    off: known('off: ', off, ourTags.filter((tag) => tag !== 'kfp-runtime')),
    features: Object.fromEntries(known('features.', Object.keys(features), featureNames).map((name) => [name, features[name] === true])),
    share,
  };
}

/** The first field with a wrong type; undefined when the file is valid. */
function findWrong(file: unknown): string | undefined {
  if (!isPlainObject(file)) return 'the file';
  const { off = [], features = {}, share = 1 } = file;
  if (!Array.isArray(off) || off.some((tag) => typeof tag !== 'string')) return 'off';
  if (!isPlainObject(features)) return 'features';
  const feature = Object.keys(features).find((name) => typeof features[name] !== 'boolean');
  if (feature !== undefined) return `features.${feature}`;
  return typeof share === 'number' && share >= 0 && share <= 1 ? undefined : 'share';
}
