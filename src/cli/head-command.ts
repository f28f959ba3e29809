import { parseArgs } from 'node:util';
import { head } from '../server/head.ts';
import type { Command } from './command.ts';
import { listed, required } from './command.ts';
import { readConfig } from './read-config.ts';

/** `kfp head`: prints the lines for the head of a page. */
export const headCommand: Command = {
  usage: `kfp head --tags <tag,…> --base <path or address> [--nonce <nonce>] [--config <file>] [--json]
  prints what the <head> of a page with these elements holds
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
    return values.json ? `${JSON.stringify(result, null, 2)}\n` : result.html;
  },
};
