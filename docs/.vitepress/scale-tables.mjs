import { callsOf, laterFiles } from './measured.mjs';

/** What is assumed, not measured. */
const assumed = {
  customers: 3_000_000,
  /** Of all customers, those who open a page in the busiest hour. */
  shareInBusiestHour: 0.05,
  /** Of all page loads, those of a browser that has the files of this version. */
  shareWithFiles: 0.6,
  /** Places of the CDN that each fetch a file once. */
  places: 20,
  /** US dollars. */
  perGigabyte: 0.08,
  perMillionRequests: 1,
};

/** Bytes of the headers of a response that has no body. */
const emptyResponse = 300;

/**
 * The load of a bank's page with kfp-overview and kfp-offers, whose tag names `<major>/kfp.js`.
 *
 * @param {{ files: Record<string, { brotli: number }>, tags: Record<string, string[]> }} manifest `dist/manifest.json`
 * @returns {string} Markdown
 * @throws {Error} where a later file is not in the manifest
 */
export function scaleTables({ files, tags }) {
  const names = pageFiles({ files, tags });
  const bytes = names.reduce((sum, name) => sum + files[name].brotli, 0);
  // `<major>/kfp.js` is asked for by each page, and leads to the files of the version.
  const first = { requests: names.length + 1, bytes: bytes + emptyResponse };
  const again = { requests: 1, bytes: emptyResponse };
  const usual = mix(first, again, assumed.shareWithFiles);
  const hour = assumed.customers * assumed.shareInBusiestHour;
  const perSecond = hour / 3600;
  const calls = new Set([...callsOf['kfp-overview'], ...callsOf['kfp-offers']]).size;
  const cases = [
    ['usual', usual],
    ['after a release: no browser has its files', first],
    ['after a roll-back within the cache time: as before the release', usual],
    ['after a roll-back to files that no browser has', first],
  ];
  const atOrigin = names.length * assumed.places;
  const hits = (load) => `${(100 * (1 - (atOrigin / (hour * load.requests)))).toFixed(2)} %`;
  return [
    '## One page load',
    rows(['browser', 'requests to the CDN', 'kB'], [
      ['without the files of this version', first.requests, kilobytes(first.bytes)],
      ['with them', again.requests, kilobytes(again.bytes)],
    ]),
    '## The busiest hour',
    rows(['hour', 'requests per second', 'Mbit per second', 'hits in the CDN'], cases.map(([name, load]) =>
      [name, Math.round(load.requests * perSecond), Math.round((load.bytes * perSecond * 8) / 1e6), hits(load)])),
    `The object store gets ${atOrigin} requests after a release, ${names.length} files for each of ${assumed.places} places, however many customers there are. Where \`<major>/kfp.js\` is not kept by the CDN, it gets ${Math.round(perSecond)} more per second.`,
    '## Cost of a million page loads',
    rows(['page loads', 'GB', 'million requests', 'US dollars'], [['usual', usual], ['all without the files', first]].map(([name, load]) => {
      const gigabytes = (load.bytes * 1e6) / 1e9;
      return [name, gigabytes.toFixed(0), load.requests.toFixed(1), (gigabytes * assumed.perGigabyte + load.requests * assumed.perMillionRequests).toFixed(2)];
    })),
    '## The bank\'s backend',
    `A page load makes ${calls} calls, in the busiest hour ${Math.round(calls * perSecond)} per second over all banks. A release or a roll-back makes no call more: open pages go on, and ask when the customer does something or a session ends.`,
    '## Assumptions',
    rows(['assumption', 'value'], [
      ['customers of 60 banks', assumed.customers.toLocaleString('en')],
      ['of these, page loads in the busiest hour', `${100 * assumed.shareInBusiestHour} %, that is ${Math.round(perSecond)} per second`],
      ['page loads of a browser that has the files', `${100 * assumed.shareWithFiles} %`],
      ['places of the CDN', assumed.places],
      ['price of a gigabyte, and of a million requests, in US dollars', `${assumed.perGigabyte}, and ${assumed.perMillionRequests}`],
      ['headers of a response without a body', `${emptyResponse} bytes`],
    ]),
  ].join('\n\n');
}

/** Every file that the page loads. */
function pageFiles({ files, tags }) {
  const later = laterFiles.map((name) => {
    const found = Object.keys(files).find((file) => new RegExp(`^chunks/${name}-\\w+\\.js$`).test(file));
    if (!found) throw new Error(`dist/manifest.json has no chunks/${name}-….js, which docs/.vitepress/measured.mjs names`);
    return found;
  });
  return [...new Set(['kfp.js', ...tags['kfp-overview'], ...tags['kfp-offers'], ...later])];
}

const mix = (first, again, share) => ({
  requests: first.requests * (1 - share) + again.requests * share,
  bytes: first.bytes * (1 - share) + again.bytes * share,
});

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

const rows = (head, body) => [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
