/** The systems that agreements and offers come from, in the order in which offers are listed. */
export const policySources = ['NICE', 'EIKA_SKADE', 'LOFAVOR', 'PROLIFE', 'EIKA_PERSON', 'PARIS', 'NSF'] as const;

/** Everything under this path belongs to the portal's insurer, on whichever host the page is served. */
export const insurancePath = '/privat/forsikring';

/** Where the portal lives by default; `kfp-portal` may be served elsewhere by its `base-path`. */
export const portalPath = `${insurancePath}/oversikt`;
