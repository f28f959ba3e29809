/** The message of missing code in bokmål, which shows until its translations have loaded, and when they fail to load too. */
export const missingCodeText = { missing: 'Dette innholdet kunne ikke lastes.', retry: 'Prøv igjen', reload: 'Last siden på nytt' };
