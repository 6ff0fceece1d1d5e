/** What an account may do: `NO_ROLE` and `INACTIVE` may not enter. */
export const accountStates = ['ACTIVE', 'NO_ROLE', 'INACTIVE'] as const;

export type AccountState = (typeof accountStates)[number];
