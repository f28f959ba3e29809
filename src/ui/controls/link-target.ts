/** Where a link opens; external ones in a new tab that cannot reach back to this page. */
export const linkTarget = (isExternal: boolean) => (isExternal ? { target: '_blank', rel: 'noopener' } : {});
