import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file under a temporary name and renames it, so that a server always reads a complete file. Rejects with a system error that has the path. */
export async function writeSafely(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = join(dirname(path), `.unfinished-${randomUUID()}`);
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    // The error names the temporary file.
    throw withPath(error, path);
  }
}

/** Reads a file of text. Rejects with a system error that has the path. */
export const readText = async (path: string) => (await read(path)).toString();

/** The content of a file; undefined when the file does not exist. Rejects with a system error that has the path when it cannot be read. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await read(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function read(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    // Node omits the path where the file is a folder.
    throw withPath(error, path);
  }
}

const withPath = (error: unknown, path: string) => Object.assign(error as Error, { path });

/** Whether an error has one of these codes of Node, such as ENOENT for a file that is missing. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
