/**
 * How often something is done that must go right each time: a few times, or as often as the variable `KFP_ROUNDS` says,
 * as in `KFP_ROUNDS=200 npx playwright test leaves-with`.
 *
 * @param {number} usual
 */
export const rounds = (usual) => Number(process.env.KFP_ROUNDS ?? usual);
