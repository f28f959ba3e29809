/**
 * The number of repetitions of an action that must never fail. The variable `KFP_ROUNDS` replaces the usual number, as in
 * `KFP_ROUNDS=200 npx playwright test leaves-with`.
 *
 * @param {number} usual number without the variable
 */
export const rounds = (usual) => Number(process.env.KFP_ROUNDS ?? usual);
