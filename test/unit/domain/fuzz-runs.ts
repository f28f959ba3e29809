/** Node's, whose types the browser code must not see. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** How many inputs a property is tried on; `FUZZ_RUNS=100000 npx vitest run …` makes a long search of it. */
export function fuzzRuns(): { numRuns: number } {
  return { numRuns: Number(process.env['FUZZ_RUNS'] ?? 2_000) };
}
