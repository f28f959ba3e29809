#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import type { Build } from '../server/manifest.ts';
import type { Command } from './command.ts';
import { messageOf, UsageError } from './command.ts';
import { contractCommand } from './contract-command.ts';
import { copyCommand } from './copy-command.ts';
import { doctorCommand } from './doctor-command.ts';
import { mockCommand } from './mock-command.ts';
import { cspCommand, headCommand } from './page-commands.ts';

const commands = new Map<string, Command>([
  ['copy', copyCommand],
  ['head', headCommand],
  ['csp', cspCommand],
  ['mock', mockCommand],
  ['contract', contractCommand],
  ['doctor', doctorCommand],
]);

const helpOptions = ['--help', '-h'];

const [name = '--help', ...args] = process.argv.slice(2);

try {
  process.stdout.write(printable(await answer()));
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(printable(`kfp: ${messageOf(error)}\n`));
  process.exitCode = 1;
}

async function answer(): Promise<string> {
  const command = commands.get(name);
  if (command) return args.some((arg) => helpOptions.includes(arg)) ? `${command.usage}\n` : command.run(args);
  if (name === '--version') return `${await readVersion()}\n`;
  if (name !== 'help' && !helpOptions.includes(name)) {
    throw new UsageError(`There is no command ${name}. There are ${[...commands.keys()].join(', ')}; kfp --help lists them.`);
  }
  return `${[...commands.values()].map(({ usage }) => usage).join('\n\n')}\n\nkfp --version\n  prints the version\n`;
}

async function readVersion(): Promise<string> {
  // This program is in the folder of the build.
  const manifest = await readFile(new URL('manifest.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as Build).version;
}

/**
 * Escapes control characters as JSON does: text of an examined page could clear the screen, or write over lines of a log.
 * Line feed and tab stay.
 */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Whether a wrong option, a wrong file or the file system caused the error. Any other error is a bug of this program. */
function isExpected(error: unknown): error is Error {
  return error instanceof UsageError || (error instanceof Error && (error instanceof TypeError || 'code' in error));
}
