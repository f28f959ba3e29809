import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { pathToFileURL } from 'node:url';
import { createDemoServer } from '../../demo-hosts/server.mjs';
import { staticFile } from '../../demo-hosts/static-files.mjs';
import { copyRelease } from '../hosts/copied-release.mjs';
import { createHttp2Front } from './http2-front.mjs';
import { measurePage, median } from './measure-page.mjs';

const runs = 5;
const page = '/demo/online-bank/';
const base = '/static/kfp/';
const tags = ['kfp-overview', 'kfp-offers', 'kfp-session-warning', 'kfp-cookie-consent'];
/** Slow 4G: milliseconds of a round trip, and bytes each second. */
const network = { latency: 150, throughput: 1_600_000 / 8 };

/**
 * The online bank on a slow phone network and a processor four times slower, over HTTP/2: our build with the page's plain script
 * tag, our build with what `head()` writes, and the React build. They take turns, so that what else the machine does
 * strikes all.
 *
 * @param {import('playwright').Browser} browser Chromium
 * @param {{ ours: string, react: string }} folders of the two builds
 * @returns {Promise<{ name: string, plain: number, head: number, react: number }[]>} medians in milliseconds
 */
export async function measureSlowNetwork(browser, folders) {
  const released = copyRelease(base, undefined, resolve(folders.ours));
  const { head } = await import(pathToFileURL(resolve(join(folders.ours, 'server.js'))).href);
  const config = await readConfig(folders.ours);
  const lines = (nonce) => head({ tags, base, nonce, config }).html;
  /** A release of ours, and the page with the lines that it needs. */
  const aroundPages = async (call, answer) => {
    if (call.path.startsWith(base)) return (await staticFile(released.folder, call.path.slice(base.length), { ...call, isImmutable: true })) ?? answer(call);
    const reply = await answer(call);
    return call.path === page ? { ...reply, body: withHead(String(reply.body), lines) } : reply;
  };
  const variants = {
    plain: { distFolder: folders.ours },
    head: { distFolder: folders.ours, aroundPages },
    react: { distFolder: folders.react },
  };
  const timings = { plain: [], head: [], react: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [name, options] of Object.entries(variants)) timings[name].push(await measureOnce(browser, options));
    }
  } finally {
    released.remove();
  }
  const row = (name, field) => {
    const middle = (variant) => median(timings[variant].map((timing) => timing[field]));
    return { name, plain: middle('plain'), head: middle('head'), react: middle('react') };
  };
  return [row('first card', 'firstCard'), row('total blocking time', 'blocking')];
}

async function measureOnce(browser, options) {
  const server = createDemoServer(options);
  const front = createHttp2Front();
  try {
    const origin = await front.listen((await server.listen(0)).origin);
    return await measurePage(browser, `${origin}${page}?customer=full`, 'kfp-overview', network);
  } finally {
    await front.close();
    await server.close();
  }
}

/** The page with what `head()` writes, first of all, in the place of its script tag and of its configuration. */
function withHead(html, lines) {
  const [tag, nonce] = /<script nonce="([^"]*)" type="module" src="\/dist\/kfp\.js"><\/script>/.exec(html) ?? [];
  const [configTag] = /<script nonce="[^"]*" src="\/demo\/config\.js"><\/script>/.exec(html) ?? [];
  if (tag === undefined || configTag === undefined) throw new Error(`${page} does not load /demo/config.js and /dist/kfp.js.`);
  return html.replace(tag, '').replace(configTag, '').replace('<title>', () => `${lines(nonce)}<title>`);
}

/** The configuration that the page would load. */
async function readConfig(distFolder) {
  const server = createDemoServer({ distFolder });
  const { origin } = await server.listen(0);
  const window = {};
  runInNewContext(await (await fetch(`${origin}/demo/config.js`)).text(), { window });
  await server.close();
  return window.kfpConfig;
}
