import { readFile } from 'node:fs/promises';

/** A subcommand of `kfp`. */
export interface Command {
  /** What to write after `kfp`, and what each option means. */
  readonly usage: string;
  /**
   * Does it.
   *
   * @param args what stands after the name of the subcommand
   * @returns the text to print; rejects with a UsageError, a TypeError or a system error that says what is wrong
   */
  readonly run: (args: readonly string[]) => Promise<string>;
}

/** What was asked for cannot be done, and the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const systemMessages: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'goes through a file, where a folder has to be',
  EISDIR: 'is a folder, where a file has to be',
  EACCES: 'may not be read or written by this user',
  EPERM: 'may not be read or written by this user',
  EROFS: 'is on a disk where nothing can be written',
};

/** What an error of the file system means, in words. */
export function messageOf(error: Error): string {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const meaning = systemMessages[code];
  return meaning === undefined || path === undefined ? error.message : `${path} ${meaning}.`;
}

/** Reads a file that an option names; an error names it too, which Node leaves out for a folder. */
export async function readGiven(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw Object.assign(error as Error, { path: file });
  }
}

/** The value of the header `Cookie` in a file; its name may stand before it. */
export const readCookie = async (file: string) => (await readGiven(file)).trim().replace(/^cookie:\s*/i, '');

/** @throws UsageError when a required option is missing */
export function required(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new UsageError(`${name} is missing.`);
  return value;
}

/** A list that is written with commas. */
export const listed = (value: string) => value.split(',').map((item) => item.trim()).filter((item) => item !== '');
