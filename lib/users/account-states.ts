/** What an account may do: `NO_ROLE` and `INACTIVE` may not enter. */
export const accountStates = ['ACTIVE', 'NO_ROLE', 'INACTIVE'] as const;

/** Whether an account has a second step of sign-in. */
export const secondStepStates = ['ON', 'OFF'] as const;

/** Characters of a search for accounts. */
export const maxSearchLength = 200;
