import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { smallBuild } from './command-client.mjs';

/** Starts `kfp mock` of a build, and gives what it prints first. */
async function startMock(t, dist, ...args) {
  const command = spawn(process.execPath, [join(dist, 'cli.mjs'), 'mock', '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(command, 'exit');
  t.after(() => command.kill('SIGKILL'));
  const [printed] = await once(command.stdout, 'data');
  return { command, ended, printed: printed.toString() };
}

const offersAt = (url, headers = {}) => fetch(`${url}/api/privat/forsikring/avtaleoversikt/tilbud`, { headers: { 'X-Requested-By': 'kfp', ...headers } });

describe('kfp mock', () => {
  test('serves a customer and a fault until it is stopped, also to pages of other origins TK-01 TK-04', async (t) => {
    const { dist } = await smallBuild(t, '1.0.0');
    const { command, ended, printed } = await startMock(t, dist, '--customer', 'many', '--scenario', 'avtaler-500+source-error', '--login-context', 'MOBILBANK', '--json');
    const { url, port, ...choice } = JSON.parse(printed);
    assert.equal(url, `http://localhost:${port}`);
    assert.deepEqual(choice, { customer: 'many', scenario: 'avtaler-500+source-error' });
    const response = await offersAt(url, { Origin: 'http://localhost:5173' });
    assert.equal(response.headers.get('access-control-allow-origin'), 'http://localhost:5173');
    const { tilbud, systemSourceError } = await response.json();
    assert.deepEqual([tilbud.length, systemSourceError], [12, true]);
    const context = await fetch(`${url}/api/privat/forsikring/auth/client-context`, { headers: { 'X-Requested-By': 'kfp' } });
    assert.equal((await context.json()).loginContext, 'MOBILBANK');
    command.kill('SIGINT');
    assert.deepEqual(await ended, [null, 'SIGINT']);
  });

  test('says where it is and how a page comes to it', async (t) => {
    const { dist } = await smallBuild(t, '1.0.0');
    const { printed } = await startMock(t, dist);
    const [url] = /http:\/\/localhost:\d+/.exec(printed);
    assert.match(printed, /for the customer full\.\n/);
    assert.ok(printed.includes(`{ kfpApiHost: '${url}' }`));
    assert.equal((await (await offersAt(url)).json()).tilbud.length, 5);
  });

  test('says what is wrong with what it is asked for, and what there is AN-04 TK-03', async (t) => {
    const { kfp } = await smallBuild(t, '1.0.0');
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    t.after(() => taken.close());
    const wrong = [
      [['--customer', 'kari'], /^kfp: There is no customer «kari»\. There are full, none, one,/],
      [['--scenario', 'tilbud-501'], /^kfp: There is no scenario «tilbud-501»\. .*such as tilbud-500\./],
      [['--custmer', 'full'], /^kfp: .*--custmer/],
      [['full'], /^kfp: .*full/],
      [['--port', '80800'], /^kfp: --port is a number from 0 to 65535, not 80800\.\n$/],
      [['--port', 'x'], /^kfp: --port is a number/],
      [['--login-context', 'MOBIL'], /^kfp: --login-context is one of MOBILBANK, MOBILBANK_DNB, NETTBANK, OWN_SITE, not MOBIL\.\n$/],
      [['--port', String(taken.address().port)], /^kfp: Port \d+ is taken: stop what uses it, or take another port \(--port of kfp mock\); 0 takes any free one\.\n$/],
    ];
    for (const [args, message] of wrong) {
      const { status, stdout, stderr } = kfp('mock', ...args);
      assert.deepEqual([status, stdout], [1, ''], args.join(' '));
      assert.match(stderr, message);
    }
    assert.match(kfp('mock', '--help').stdout, /^kfp mock \[--port <number>\]/);
  });
});
