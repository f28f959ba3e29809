/** The text of a console warning about the page, with the address of its documentation. */
export const warning = (id, message) => `[kfp] ${message}\n@kfp/elements/dist-docs/troubleshooting.md#${id}`;
