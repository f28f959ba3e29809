import { isPlainObject } from '../platform/plain-object.ts';
import type { KfpConfig } from '../runtime/config/kfp-config.ts';
import { readGiven, UsageError } from './command.ts';

/**
 * Reads the configuration of a page from a JSON file, which may begin with a byte order mark, as editors of Windows write it.
 *
 * @returns undefined without a file; rejects with a UsageError when the file does not contain an object, and with a
 *   system error when it cannot be read
 */
export async function readConfig(file: string | undefined): Promise<KfpConfig | undefined> {
  if (file === undefined) return undefined;
  const config = parse(file, (await readGiven(file)).trim());
  if (!isPlainObject(config)) throw new UsageError(`${file} holds no object.`);
  return config;
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
