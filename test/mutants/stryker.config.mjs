// Mutants are found by what a test says, not by how many inputs it tries.
process.env.FUZZ_RUNS ??= '100';

/** `npm run mutants`: changes the code a little, place by place, and tells which changes no unit test notices. */
export default {
  mutate: ['src/{domain,api,runtime}/**/*.ts', '!src/**/*-text.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutants/vitest.config.mjs', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // vitest checks no types.
  disableTypeChecks: false,
  // A mutant that no test runs is as alive as one that all tests pass.
  ignoreStatic: true,
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'test/results/mutants/index.html' },
  jsonReporter: { fileName: 'test/results/mutants/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: 'test/results/mutants/sandbox',
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  timeoutMS: 10_000,
  // Minutes.
  dryRunTimeoutMinutes: 15,
};
