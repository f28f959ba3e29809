import { readElementNames } from '../../build/element-names.mjs';

/** The elements, the one that every page needs first. */
const elements = ['runtime', ...readElementNames().filter((name) => name !== 'runtime')];

/** The pages of the site in reading order, by their chapters. A page is a file of `docs/` without `.md`. */
export const chapters = [
  { title: 'Start', pages: ['start'] },
  {
    title: 'Guides: put it in',
    pages: ['html', 'bundlers', 'react', 'next', 'vue', 'angular', 'svelte', 'astro', 'webview'].map((name) => `guides/${name}`),
  },
  {
    title: 'Guides: make it yours',
    pages: ['router', 'theme', 'languages', 'consent', 'session', 'analytics', 'csp', 'server'].map((name) => `guides/${name}`),
  },
  {
    title: 'Guides: run it',
    pages: ['test', 'contract', 'doctor', 'go-live', 'deploy', 'flags', 'upgrade'].map((name) => `guides/${name}`),
  },
  {
    title: 'Reference',
    pages: [
      ...['index', 'configuration', 'events', 'tracked-events', 'errors', 'figures', 'custom-properties', 'texts', 'api', 'package'].map((name) => `reference/${name}`),
      'versions',
    ],
  },
  {
    title: 'Elements',
    pages: elements.map((name) => `reference/elements/kfp-${name}`),
  },
  {
    title: 'Trust',
    pages: ['security', 'privacy', 'accessibility', 'performance', 'browsers', 'scale', 'support', 'third-party'].map((name) => `trust/${name}`),
  },
  { title: 'Troubleshooting', pages: ['troubleshooting'] },
];
