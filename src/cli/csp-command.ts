import { parseArgs } from 'node:util';
import { csp } from '../server/csp.ts';
import type { Command } from './command.ts';
import { listed, required } from './command.ts';
import { readConfig } from './read-config.ts';

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
    return values.json ? `${JSON.stringify(result, null, 2)}\n` : `${result.header}\n`;
  },
};
