import { spawn } from 'node:child_process';

const running = new Set();

/**
 * Runs a command without input and collects its output. The command has its own process group, so that a time limit or Ctrl-C
 * also ends the browsers and workers that it started.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ seconds?: number, env?: Record<string, string> }} [options] time limit, default 300 s, and more environment variables
 * @returns {Promise<{ code: number, output: string }>} never rejects; the code is over 0 when the command cannot start or exceeds the limit
 */
export function runCommand(command, args, { seconds = 300, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    });
    running.add(child);
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const end = (code, reason) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output: `${Buffer.concat(chunks).toString('utf8')}${reason ?? ''}`.trim() });
    };
    const limit = setTimeout(() => {
      stop(child);
      end(1, `\n${command} was stopped: it did not end within ${seconds} s`);
    }, seconds * 1000);
    child.on('error', (error) => end(1, `${command} did not start: ${error.message}`));
    // A process that the command left running may keep the output open. Do not wait for it forever.
    child.on('exit', (code, signal) => {
      const grace = setTimeout(() => {
        stop(child);
        end(code ?? 1);
      }, 2000);
      child.on('close', () => {
        clearTimeout(grace);
        end(code ?? 1, signal ? `\n${command} was ended by ${signal}` : undefined);
      });
    });
  });
}

/** Ends all running commands. */
export function stopCommands() {
  running.forEach(stop);
}

function stop(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process group has already ended, or never started.
  }
}
