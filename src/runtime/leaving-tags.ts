/** A page that holds one of these warns, and is left when the session has ended; on any other both are for the host (SW-10). */
export const leavingTags: readonly string[] = ['kfp-session-warning', 'kfp-portal'];
