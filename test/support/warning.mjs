/** What the console says of a mistake in the page, and where it says that more is told. */
export const warning = (id, message) => `[kfp] ${message}\n@kfp/elements/dist-docs/troubleshooting.md#${id}`;
