import { chromium } from 'playwright';
import { createDemoServer } from '../../demo-hosts/server.mjs';
import { readPages } from '../architecture/bytes.mjs';
import { createLoadedFiles } from '../architecture/loaded-files.mjs';
import { chromiumArgs, findBrowser } from '../support/browsers.mjs';
import { runCommand } from '../support/run-command.mjs';
import { sourceFiles } from '../support/source-files.mjs';
import { measurePage, median } from './measure-page.mjs';

const leastRatio = 2;
const runs = 5;
const judged = 'standalone/kfp-offers.js';
const folders = { ours: 'dist', react: 'test/results/dist-react' };
const scenes = [
  { name: 'online bank, 12 offers', path: '/demo/online-bank/?customer=many', tag: 'kfp-offers' },
  { name: 'mobile bank, 12 offers', path: '/demo/mobile-bank/?customer=many', tag: 'kfp-offers' },
];

/**
 * Builds both, prints the tables, and judges.
 *
 * @returns {Promise<string | undefined>} what does not hold
 */
export async function compareBuilds() {
  await build({});
  await build({ KFP_VIEW: 'react', KFP_OUT: folders.react });
  const sizes = compareSizes();
  print('brotli bytes', sizes);
  print(`milliseconds and frames, median of ${runs}, processor slowed down 4 times`, await compareTimings());
  const { ratio } = sizes.find(({ name }) => name === judged) ?? { ratio: 0 };
  if (ratio >= leastRatio) return undefined;
  return `${judged} on React is ${ratio.toFixed(2)} times ours, at least ${leastRatio} is wanted.`;
}

async function build(env) {
  const { code, output } = await runCommand('npm', ['run', '--silent', 'build'], { env });
  if (code !== 0) throw new Error(`${output}\nThe build failed${env.KFP_VIEW ? ` on ${env.KFP_VIEW}` : ''}.`);
}

function compareSizes() {
  const ours = weigh(folders.ours);
  const react = weigh(folders.react);
  return [...ours].map(([name, size]) => compare(name, size, react.get(name)));
}

/** Every standalone file and every page that has a budget, each name once. */
function weigh(folder) {
  const files = sourceFiles(`${folder}/standalone`, /\.js$/).map((path) => path.slice(folder.length + 1));
  const loaded = createLoadedFiles(folder);
  const pages = readPages(folder).map(({ name, brotli }) => [name, brotli]);
  return new Map([...files.map((file) => [file, loaded.brotli(file)]), ...pages]);
}

async function compareTimings() {
  const launch = { ...findBrowser('chromium'), args: chromiumArgs };
  const browser = await chromium.launch(launch);
  try {
    const rows = [];
    for (const scene of scenes) rows.push(...(await compareScene(browser, scene)));
    return rows;
  } finally {
    await browser.close();
  }
}

/** The two take turns, so that what else the machine does strikes both. */
async function compareScene(browser, { name, path, tag }) {
  const timings = { ours: [], react: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const [build, distFolder] of Object.entries(folders)) {
      const server = createDemoServer({ distFolder });
      const { origin } = await server.listen(0);
      timings[build].push(await measurePage(browser, `${origin}${path}`, tag));
      await server.close();
    }
  }
  const middle = (build, field) => median(timings[build].map((timing) => timing[field]));
  const row = (title, field) => compare(`${name}: ${title}`, middle('ours', field), middle('react', field));
  return [row('first card, ms', 'firstCard'), row('last answer to cards, ms', 'answerToCards'), row('the same, frames', 'frames')];
}

function compare(name, ours, react) {
  return { name, ours, react, ratio: react / ours };
}

function print(title, rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name, ...cells) => console.log([name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' '));
  console.log(`\n${title}`);
  line('', 'ours', 'React', 'ratio');
  for (const { name, ours, react, ratio } of rows) line(name, ours.toFixed(0), react.toFixed(0), ratio.toFixed(2));
}
