import { parseArgs } from 'node:util';
import type { CustomerName } from '../../testing/testing.mjs';
import { createMockServer } from '../../testing/testing.mjs';
import { loginContexts } from '../domain/distributor.ts';
import type { Command } from './command.ts';
import { UsageError } from './command.ts';

const usualPort = 4010;

/** `kfp mock`: runs the stand-in API on this machine until the user stops the command. */
export const mockCommand: Command = {
  usage: `kfp mock [--port <number>] [--customer <name>] [--scenario <names>] [--login-context <name>] [--json]
  serves the stand-in API on this machine, also for pages of other origins, until Ctrl-C
  --port           default ${usualPort}; 0 takes any free one
  --customer       default full; an unknown name prints the known ones
  --scenario       what goes wrong, joined by +, such as tilbud-500+slow; an unknown name prints the known ones
  --login-context  what client-context answers, such as MOBILBANK
  --json           url, port, customer and scenario, as JSON`,

  async run(args) {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: { port: text, customer: text, scenario: text, 'login-context': text, json: { type: 'boolean' } },
    });
    const { customer = 'full', scenario = '', 'login-context': loginContext } = values;
    if (loginContext !== undefined && !loginContexts.some((known) => known === loginContext)) {
      throw new UsageError(`--login-context is one of ${loginContexts.join(', ')}, not ${loginContext}.`);
    }
    // createMockServer refuses an unknown name and a port that is taken, and says what there is.
    const options = { customer: customer as CustomerName, scenario, ...(loginContext === undefined ? {} : { loginContext }) };
    const { url, port } = await createMockServer({ ...options, port: readPort(values.port) });
    if (values.json) return `${JSON.stringify({ url, port, customer, scenario })}\n`;
    return `The stand-in API answers at ${url} for the customer ${customer}${scenario === '' ? '' : `, with ${scenario}`}.

  From the page's own server   forward /api/privat/forsikring to ${url}
  From another origin          window.kfpConfig = { kfpApiHost: '${url}' };

Ctrl-C stops it.\n`;
  },
};

/** @throws UsageError when the text is not a port */
function readPort(value = String(usualPort)): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`--port is a number from 0 to 65535, not ${value}.`);
}
