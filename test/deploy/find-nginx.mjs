import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = resolve('test/results/nginx');
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * Looks for nginx: on the path, else in packages of Debian, which are unpacked below `test/results` and not installed.
 *
 * @returns {Promise<{ command: string, brotli: string | undefined } | { missing: string }>} `brotli` is the module for
 *   compressed files of that kind, where there is one; `missing` says why there is no nginx
 */
export async function findNginx() {
  const onPath = answers('nginx') ? 'nginx' : '/usr/sbin/nginx';
  if (answers(onPath)) return { command: onPath, brotli: moduleIn('/usr/lib/nginx/modules') };
  const command = join(folder, 'root/usr/sbin/nginx');
  if (!answers(command)) {
    const reason = await unpack();
    if (reason) return { missing: reason };
  }
  if (!answers(command)) return { missing: `${command} does not start` };
  return { command, brotli: moduleIn(join(folder, 'root/usr/lib/nginx/modules')) };
}

const answers = (command) => spawnSync(command, ['-v']).status === 0;

function moduleIn(modules) {
  const file = join(modules, 'ngx_http_brotli_static_module.so');
  return existsSync(file) ? file : undefined;
}

/** @returns {Promise<string | undefined>} why it could not be done */
async function unpack() {
  try {
    await mkdir(folder, { recursive: true });
    await run('apt-get', ['download', ...packages], { cwd: folder, timeout: 120_000 });
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg', ['-x', file, 'root'], { cwd: folder });
    }
    return undefined;
  } catch (error) {
    return `nginx is not on the path, and apt-get cannot download it: ${error.message.split('\n')[0]}`;
  }
}
