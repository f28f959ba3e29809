import { readdirSync } from 'node:fs';

/**
 * The layers of the code, from the top down. A folder may import any folder of a lower row, but none of its own row or
 * above. Type-only imports count.
 */
const rows = [
  ['elements'],
  ['src/portal'],
  ['src/areas', 'src/shell'],
  ['src/hooks'],
  ['src/runtime', 'src/doctor'],
  ['src/api', 'src/ui', 'src/languages'],
  ['src/domain', 'src/platform'],
];

const ours = '^(src|elements|gallery|testing|demo-hosts|test|build)/';

/** One rule for each folder: of our code, a folder imports only its own files and those of lower rows. */
const layers = rows.flatMap((row, index) =>
  row.map((folder) => ({
    name: `layer-${folder.replace('src/', '')}`,
    severity: 'error',
    comment: 'A folder may import any folder below it, never one beside or above it.',
    from: { path: `^${folder}/` },
    to: { path: ours, pathNot: `^(${[folder, ...rows.slice(index + 1).flat()].join('|')})/` },
  })),
);

/** Server code may import rules and the data of the build, and nothing that belongs to a page. */
const ofServers = { server: [], cli: ['src/server', 'src/doctor/(checks|page-facts|read-files)\\.ts', 'testing/testing\\.(d\\.mts|mjs)', 'testing/contract/check-backend\\.(d\\.mts|mjs)', 'testing/openapi\\.json', 'build/compress.mjs'] };
const servers = Object.entries(ofServers).map(([name, more]) => ({
  name: `layer-${name}`,
  severity: 'error',
  comment: 'It imports rules and what the build knows. Of the runtime it takes the type of the configuration.',
  from: { path: `^src/${name}/` },
  to: {
    path: ours,
    pathNot: [`^(${[`src/${name}`, 'src/domain', 'src/platform', ...more].join('|')})(/|$)`, '^src/runtime/config/kfp-config\\.ts$'],
  },
}));

const view = '(^|/)node_modules/(@types/)?(react|react-dom|preact|@r2wc|@testing-library|wouter)(/|$)';

const services = readdirSync('src/runtime', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
/** The one file of each service that other folders may import. */
const faces = `^src/runtime/(${services.map((name) => `${name}/${name}`).join('|')})\\.ts$`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    ...servers,
    {
      name: 'no-server-in-the-browser',
      severity: 'error',
      from: { path: '^(elements|src/(?!server/|cli/))' },
      to: { path: '^src/(server|cli)/' },
    },
    {
      name: 'no-area-imports-another',
      severity: 'error',
      comment: 'What two areas need moves down. The overview shows tasks and recommendations too, each by its face.',
      from: { path: '^src/areas/([^/]+)/' },
      to: { path: '^src/areas/', pathNot: ['^src/areas/$1/', '^src/areas/(tasks/(tasks|contact-note)|recommendations/recommendations)\\.tsx$'] },
    },
    {
      name: 'testing-stands-alone',
      severity: 'error',
      comment: 'Banks test with it what is shipped, so it knows none of that.',
      from: { path: '^testing/' },
      to: { path: ours, pathNot: '^testing/' },
    },
    {
      name: 'no-demo-imports-src',
      severity: 'error',
      comment: 'The demo hosts know the elements only as a bank does: by what is shipped. npm run dev bundles the source for them.',
      from: { path: '^demo-hosts/' },
      to: { path: '^(src|elements|gallery|test|build)/', pathNot: '^build/(prepare|is-build-fresh|css-text|element-names|portal-page|virtual-modules)\\.mjs$' },
    },
    {
      name: 'services-by-their-face',
      severity: 'error',
      comment: 'A service of the runtime is imported by the file that has the name of its folder; the rest is its own.',
      from: { path: '^(src|elements|gallery)/', pathNot: ['^src/runtime/[^/]+/', '^src/(server|cli)/'] },
      to: { path: '^src/runtime/[^/]+/', pathNot: faces },
    },
    {
      name: 'services-by-their-face-among-themselves',
      severity: 'error',
      comment: 'As services-by-their-face.',
      from: { path: '^src/runtime/([^/]+)/' },
      to: { path: '^src/runtime/[^/]+/', pathNot: ['^src/runtime/$1/', faces] },
    },
    {
      name: 'no-react-below-hooks',
      severity: 'error',
      comment: 'Below hooks only ui draws.',
      from: { path: '^src/(platform|domain|api|runtime)/' },
      to: { path: view },
    },
    {
      name: 'no-package-in-domain',
      severity: 'error',
      comment: 'domain imports only domain.',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'no-package-in-platform',
      severity: 'error',
      comment: 'platform imports only platform.',
      from: { path: '^src/platform/' },
      to: { pathNot: '^src/platform/' },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      comment: 'Nor in edge runtimes, so src/server has none either; the command runs on Node alone.',
      from: { path: '^(src|elements)/', pathNot: '^src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    // The build creates the modules `virtual:…`. The exports of the package exist only after a build.
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|@kfp/elements/)' } },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment: 'A package that only some other package declares may be gone tomorrow.',
      from: { path: ours },
      // An optional peer dependency that is also a dev dependency has both types.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-dev'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The applications in test/consumers install their own packages.
    exclude: { path: '^(dist|test/results|test/consumers/[^/]+/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
};
