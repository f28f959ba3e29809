import { parseArgs } from 'node:util';
import type { BackendReport, CheckedCall } from '../../testing/contract/check-backend.mjs';
import openApi from '../../testing/openapi.json' with { type: 'json' };
import { originOf, readBase } from '../server/base.ts';
import type { Command } from './command.ts';
import { formatJson, onlyArgument, readCookie, UsageError } from './command.ts';

/** `kfp contract`: checks the responses of a backend against the API description. */
export const contractCommand: Command = {
  usage: `kfp contract <address> [--customer <file>] [--origin <origin>] [--json]
  asks a backend what changes nothing of a customer, and says where its responses differ from what is agreed;
  exit code 1 where one does
  <address>   where /api/privat/forsikring begins, such as https://backend.example
  --customer  file with the Cookie header of a customer who is logged in; without it only refusals are looked at
  --origin    origin of a page that calls from there, such as https://www.bank.example: looks at CORS too
  --json      the report, as JSON`,

  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { customer: { type: 'string' }, origin: { type: 'string' }, json: { type: 'boolean' } },
    });
    const url = readAddress(onlyArgument(positionals, 'address of the backend'));
    const cookie = values.customer === undefined ? undefined : await readCookie(values.customer);
    const origin = values.origin === undefined ? undefined : readOrigin(values.origin);
    if (values.origin !== undefined && origin === undefined) throw new UsageError(`--origin is an origin such as https://www.bank.example, not ${values.origin}.`);
    // Slow to load, and no other command needs it.
    const { checkBackend } = await import('../../testing/contract/check-backend.mjs');
    const report = await checkBackend({ url, cookie, origin, openApi });
    const [first] = report.calls;
    if (!values.json && report.calls.every(({ status }) => status === 0)) throw new UsageError(`${url} does not answer: ${first?.faults[0]?.replace('no answer: ', '') ?? ''}.`);
    if (report.faults > 0) process.exitCode = 1;
    return values.json ? formatJson(report) : textOf(report);
  },
};

/** @throws UsageError when the text is not an address with a host */
function readAddress(address: string): string {
  if (readOrigin(address) === undefined) throw new UsageError(`${address} is not an address such as https://backend.example.`);
  return readBase(address).replace(/\/$/, '');
}

/** The origin of an address; undefined when the text is not an address. */
function readOrigin(address: string): string | undefined {
  try {
    return originOf(address);
  } catch {
    return undefined;
  }
}

function textOf({ url, isLoggedIn, calls, notCalled, faults }: BackendReport): string {
  const who = isLoggedIn ? 'a customer is logged in' : 'nobody is logged in, so only refusals were looked at';
  const end = faults === 0 ? `No fault in ${calls.length} calls.` : `${faults} ${faults === 1 ? 'fault' : 'faults'} in ${calls.length} calls.`;
  return `${url}: ${who}\n\n${calls.map(lineOf).join('')}\nNot called, as it changes something: ${notCalled.join(', ')}.\n${end}\n`;
}

function lineOf({ call, purpose, status, faults }: CheckedCall): string {
  const title = `${faults.length === 0 ? 'ok   ' : 'FAULT'}  ${call}${purpose ? `, ${purpose}` : ''}  ${status === 0 ? '' : status}`.trimEnd();
  return `${title}\n${faults.map((fault) => `         ${fault}\n`).join('')}`;
}
