/** Key of the agreements in the query cache. The offers page looks them up without the code that parses them. */
export const agreementsKey = ['kfp', 'agreements'];
