import { chromium } from 'playwright';
import { createDemoServer } from '../../demo-hosts/server.mjs';
import { readPages } from '../architecture/bytes.mjs';
import { createLoadedFiles } from '../architecture/loaded-files.mjs';
import { chromiumArgs, findBrowser } from '../support/browsers.mjs';
import { runCommand } from '../support/run-command.mjs';
import { sourceFiles } from '../support/source-files.mjs';
import { judgeGrowth } from './judge-growth.mjs';
import { measurePage, median } from './measure-page.mjs';
import { measureSlowNetwork } from './slow-network.mjs';

const leastRatio = 1.8;
const runs = 5;
const judged = ['standalone/kfp-offers.js', 'kfp-offers alone', 'kfp-overview alone'];
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
  print('brotli bytes', ['ours', 'React', 'ratio'], sizes.map(besideReact));
  const browser = await chromium.launch({ ...findBrowser('chromium'), args: chromiumArgs });
  try {
    const timings = await compareTimings(browser);
    print(`milliseconds and frames, median of ${runs}, processor slowed down 4 times`, ['ours', 'React', 'ratio'], timings.map(besideReact));
    const slow = await measureSlowNetwork(browser, folders);
    print('online bank on slow 4G, milliseconds, median of 5, processor slowed down 4 times', ['plain', 'head()', 'React'], slow.map(bySetup));
    const { rows, complaint } = await judgeGrowth(browser, folders.ours);
    print('work of a processor four times slower, by agreements', ['100', '1,000', 'ratio'], rows.map(byNumber));
    return [...judged.flatMap((name) => judgeSize(sizes, name)), ...(complaint ? [complaint] : [])].join('\n') || undefined;
  } finally {
    await browser.close();
  }
}

function judgeSize(sizes, judgedName) {
  const { ratio } = sizes.find(({ name }) => name === judgedName) ?? { ratio: 0 };
  return ratio >= leastRatio ? [] : [`${judgedName} on React is ${ratio.toFixed(2)} times ours, at least ${leastRatio} is wanted.`];
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

async function compareTimings(browser) {
  const rows = [];
  for (const scene of scenes) rows.push(...(await compareScene(browser, scene)));
  return rows;
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
  return [row('first card, ms', 'firstCard'), row('last response to cards, ms', 'responseToCards'), row('the same, frames', 'frames')];
}

function compare(name, ours, react) {
  return { name, ours, react, ratio: react / ours };
}

const besideReact = ({ name, ours, react, ratio }) => [name, ours.toFixed(0), react.toFixed(0), ratio.toFixed(2)];
const bySetup = ({ name, plain, head, react }) => [name, plain.toFixed(0), head.toFixed(0), react.toFixed(0)];
const byNumber = ({ name, few, many, ratio }) => [name, few.toFixed(1), many.toFixed(1), ratio.toFixed(2)];

function print(title, heads, rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name, ...cells) => console.log([name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' '));
  console.log(`\n${title}`);
  line('', ...heads);
  for (const row of rows) line(...row);
}
