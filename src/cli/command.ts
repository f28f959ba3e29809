import { readText } from './file-system.ts';

/** A subcommand of `kfp`. */
export interface Command {
  /** The usage text: the arguments after `kfp`, and the meaning of each option. */
  readonly usage: string;
  /**
   * Runs the subcommand.
   *
   * @param args the arguments after the name of the subcommand
   * @returns the text to print; rejects with a UsageError, a TypeError or a system error that says what is wrong
   */
  readonly run: (args: readonly string[]) => Promise<string>;
}

/** The command cannot do what the user asked for. The message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const systemMessages: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'has a file where a folder is needed',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read or written by this user',
  EPERM: 'may not be read or written by this user',
  EROFS: 'is on a read-only disk',
};

/** Explains an error of the file system in words. */
export function messageOf(error: Error): string {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const meaning = systemMessages[code];
  return meaning === undefined || path === undefined ? error.message : `${path} ${meaning}.`;
}

/** Reads the value of a `Cookie` header from a file. The file may start with the name of the header. Rejects with a UsageError for other text. */
export async function readCookie(file: string): Promise<string> {
  const cookie = (await readText(file)).trim().replace(/^cookie:\s*/i, '');
  // The message must not quote it: pipelines keep what a command prints.
  if (!/^[^\s=;]+=[\x20-\x7e]*$/.test(cookie)) throw new UsageError(`${file} is no Cookie header: one line such as name=value; other=value.`);
  return cookie;
}

/** @throws UsageError when a required option is missing */
export function required(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new UsageError(`${name} is missing.`);
  return value;
}

/** @throws UsageError when the argument is missing, or followed by another one */
export function onlyArgument([argument, ...others]: readonly string[], what: string): string {
  if (others.length > 0) throw new UsageError(`One ${what} is enough: ${others.join(' ')} is too much.`);
  return required(argument, `The ${what}`);
}

/** @throws UsageError when the text of the file is not JSON */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** The value as a text file of JSON. */
export const formatJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Splits a list at its commas. */
export const listed = (value: string) => value.split(',').map((item) => item.trim()).filter((item) => item !== '');
