import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { createMockServer } from '../../testing/testing.mjs';
import { smallBuild, temporaryFolder } from './command-client.mjs';

/** Runs `kfp contract` of a build while the servers of this process answer. */
const run = (dist, ...args) => new Promise((resolve) => {
  execFile(process.execPath, [join(dist, 'cli.mjs'), 'contract', ...args], (error, stdout, stderr) => resolve({ status: error?.code ?? 0, stdout, stderr }));
});

async function startMock(t, options) {
  const mock = await createMockServer(options);
  t.after(() => mock.close());
  return mock;
}

describe('kfp contract', () => {
  test('says that nothing is wrong, with exit code 0 TK-12', async (t) => {
    const { dist } = await smallBuild(t, '1.0.0');
    const mock = await startMock(t, { customer: 'one' });
    const { status, stdout, stderr } = await run(dist, mock.url, '--origin', 'https://www.bank.example');
    assert.deepEqual([status, stderr], [0, '']);
    assert.ok(stdout.startsWith(`${mock.url}: a customer is logged in\n\nok     GET /auth/session-status  200\n`), stdout);
    assert.match(stdout, /\nok {5}POST \/auth\/session-extend, with a wrong X-XSRF-TOKEN {2}400\n/);
    assert.match(stdout, /\nNot called, as it changes something: POST \/auth\/logout, .*\nNo fault in \d+ calls\.\n$/);
  });

  test('says what is wrong and where, with exit code 1, also as JSON TK-12', async (t) => {
    const { dist } = await smallBuild(t, '1.0.0');
    const mock = await startMock(t, { scenario: 'postnummer-malformed+tilbud-html' });
    const { status, stdout } = await run(dist, mock.url);
    assert.equal(status, 1);
    assert.match(stdout, /\nFAULT {2}GET \/adresse\/postnummer {2}200\n {9}the body is no JSON\nok {5}/);
    assert.match(stdout, /\n3 faults in \d+ calls\.\n$/);
    const json = await run(dist, mock.url, '--json');
    assert.equal(json.status, 1);
    const { faults, calls, isLoggedIn } = JSON.parse(json.stdout);
    assert.deepEqual([faults, isLoggedIn], [3, true]);
    assert.deepEqual(calls.find(({ call }) => call === 'GET /adresse/postnummer'), { call: 'GET /adresse/postnummer', status: 200, faults: ['the body is no JSON'] });
  });

  test('sends the cookies of a customer, and keeps to a path before the prefix', async (t) => {
    const { dist } = await smallBuild(t, '1.0.0');
    const seen = [];
    const server = createServer(({ url, headers }, response) => {
      seen.push([url, headers.cookie, headers['x-xsrf-token']]);
      response.writeHead(401).end();
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    t.after(() => server.close());
    const file = join(temporaryFolder(t), 'cookie.txt');
    writeFileSync(file, 'Cookie: SESSION=abc; XSRF-TOKEN=a%2Fb\n');
    const { status, stdout } = await run(dist, `http://127.0.0.1:${server.address().port}/gateway/`, '--customer', file);
    assert.equal(status, 1);
    assert.match(stdout, /nobody is logged in with the cookie that was given/);
    assert.deepEqual(seen[0], ['/gateway/api/privat/forsikring/auth/session-status', 'SESSION=abc; XSRF-TOKEN=a%2Fb', 'a/b']);
  });

  test('says what is wrong with what it is asked for AN-04', async (t) => {
    const { dist } = await smallBuild(t, '1.0.0');
    const wrong = [
      [[], /^kfp: The address of the backend is missing\.\n$/],
      [['/api'], /^kfp: \/api is not an address such as https:\/\/backend\.example\.\n$/],
      [['backend.example'], /^kfp: backend\.example is not an address such as https:\/\/backend\.example\.\n$/],
      [['http://a.example', 'http://b.example'], /^kfp: One address of the backend is enough/],
      [['http://a.example', '--origin', '/page'], /^kfp: --origin is an origin/],
      [['http://a.example', '--origin', 'www.bank.example'], /^kfp: --origin is an origin/],
      [['http://127.0.0.1:1'], /^kfp: http:\/\/127\.0\.0\.1:1 does not answer: .+\.\n$/],
      [['http://a.example', '--customer', '/nowhere/cookie.txt'], /^kfp: \/nowhere\/cookie\.txt does not exist\.\n$/],
      [['http://a.example', '--json=x'], /^kfp: /],
    ];
    for (const [args, message] of wrong) {
      const { status, stdout, stderr } = await run(dist, ...args);
      assert.deepEqual([status, stdout], [1, ''], args.join(' '));
      assert.match(stderr, message);
    }
  });
});
