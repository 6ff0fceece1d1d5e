/** What an account may do: `NO_ROLE` and `INACTIVE` may not enter. */
export const accountStates = ['ACTIVE', 'NO_ROLE', 'INACTIVE'] as const;

/** Characters of a search for accounts. */
export const maxSearchLength = 200;
