import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Starts nginx with `deploy/nginx.conf`, changed as `deploy/README.md` tells: ports, folder, API, major version, and no
 * brotli where its module is missing. `/bare` of the second origin is one file of the folder with nothing around it.
 *
 * @param {{ command: string, brotli: string | undefined }} nginx
 * @param {{ work: string, root: string, major: string, apiPort: number, bareFile: string }} options `work` is a folder for
 *   what nginx writes, `root` has `static/kfp/`, `bareFile` is the path of a file
 * @returns {Promise<{ origin: string, bareOrigin: string, stop: () => Promise<void> }>} rejects with what nginx said when it does not start
 */
export async function startNginx({ command, brotli }, { work, root, major, apiPort, bareFile }) {
  const [port, barePort] = [await freePort(), await freePort()];
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/www;', `root ${root};`)
    .replace('127.0.0.1:8000', `127.0.0.1:${apiPort}`)
    .replace('/static/kfp/0/portal/', `/static/kfp/${major}/portal/`)
    .replaceAll(/brotli_static \w+;/g, (line) => (brotli ? line : ''));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`);
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, 'kfp.conf'), shipped);
  writeFileSync(join(work, 'nginx.conf'), `${brotli ? `load_module ${brotli};\n` : ''}daemon off;
pid ${work}/nginx.pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  include ${work}/kfp.conf;
  server { listen 127.0.0.1:${barePort}; location = /bare { alias ${bareFile}; } }
}
`);
  const child = spawn(command, ['-e', 'stderr', '-p', work, '-c', join(work, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (piece) => (said += piece));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const origin = `http://localhost:${port}`;
  await untilAnswering(origin, () => child.exitCode !== null, () => said);
  return {
    origin,
    bareOrigin: `http://localhost:${barePort}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilAnswering(origin, hasEnded, said) {
  for (let tries = 0; tries < 100 && !hasEnded(); tries += 1) {
    const response = await fetch(origin).catch(() => undefined);
    if (response) return;
    await setTimeout(50);
  }
  throw new Error(`nginx does not answer:\n${said()}`);
}

/** A port that was free a moment ago. @returns {Promise<number>} */
const freePort = () => new Promise((resolve) => {
  const server = createServer();
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});
