import { parseArgs } from 'node:util';
import { isPlainObject } from '../platform/plain-object.ts';
import type { KfpConfig } from '../runtime/config/kfp-config.ts';
import { csp } from '../server/csp.ts';
import { head } from '../server/head.ts';
import type { Command } from './command.ts';
import { formatJson, listed, parseJson, required, UsageError } from './command.ts';
import { readText } from './file-system.ts';

/** `kfp head`: prints the lines for the head of a page. */
export const headCommand: Command = {
  usage: `kfp head --tags <tag,…> --base <path or address> [--nonce <nonce>] [--config <file>] [--json]
  prints the lines for the <head> of a page with these elements
  --base    where kfp copy has put the files, such as /static/kfp/ or https://files.example/kfp/
  --nonce   nonce of the page's policy
  --config  file of JSON that becomes window.kfpConfig; needs --nonce
  --json    html, preload (value of a Link header) and importmap, as JSON`,

  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { tags: { type: 'string' }, base: { type: 'string' }, nonce: { type: 'string' }, config: { type: 'string' }, json: { type: 'boolean' } },
    });
    const config = await readConfig(values.config);
    const result = head({
      tags: listed(required(values.tags, '--tags')),
      base: required(values.base, '--base'),
      ...(values.nonce === undefined ? {} : { nonce: values.nonce }),
      ...(config ? { config } : {}),
    });
    return values.json ? formatJson(result) : result.html;
  },
};

/** `kfp csp`: prints the content security policy of a page. */
export const cspCommand: Command = {
  usage: `kfp csp --tags <tag,…> [--base <path or address>] [--nonce <nonce>] [--config <file>] [--json]
  prints the Content-Security-Policy of a page with these elements
  --base    where the files are, when that is another origin than the page's
  --nonce   nonce of the page's scripts; without one, scripts are allowed by where they are
  --config  file of JSON with the configuration of the page
  --json    directives and header, as JSON`,

  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { tags: { type: 'string' }, base: { type: 'string' }, nonce: { type: 'string' }, config: { type: 'string' }, json: { type: 'boolean' } },
    });
    const config = await readConfig(values.config);
    const result = csp({
      tags: listed(required(values.tags, '--tags')),
      ...(values.base === undefined ? {} : { base: values.base }),
      ...(values.nonce === undefined ? {} : { nonce: values.nonce }),
      ...(config ? { config } : {}),
    });
    return values.json ? formatJson(result) : `${result.header}\n`;
  },
};

/**
 * Reads the configuration of a page from a JSON file, which may begin with a byte order mark, as editors of Windows write it.
 *
 * @returns undefined without a file; rejects with a UsageError when the file does not contain an object, and with a
 *   system error when it cannot be read
 */
async function readConfig(file: string | undefined): Promise<KfpConfig | undefined> {
  if (file === undefined) return undefined;
  const config = parseJson(file, (await readText(file)).trim());
  if (!isPlainObject(config)) throw new UsageError(`${file} does not contain an object.`);
  return config;
}
