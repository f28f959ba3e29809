/** True or false as told; undefined where the backend does not say. */
export const yesOrNo = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
