/** A subcommand of `kfp`. */
export interface Command {
  /** What to write after `kfp`, and what each option means. */
  readonly usage: string;
  /**
   * Does it.
   *
   * @param args what stands after the name of the subcommand
   * @returns the text to print; rejects with a UsageError, a TypeError or a system error that says what is wrong
   */
  readonly run: (args: readonly string[]) => Promise<string>;
}

/** What was asked for cannot be done, and the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws UsageError when a required option is missing */
export function required(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new UsageError(`${name} is missing.`);
  return value;
}

/** A list that is written with commas. */
export const listed = (value: string) => value.split(',').map((item) => item.trim()).filter((item) => item !== '');
