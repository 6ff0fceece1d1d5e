/** The numbers of the examples a model is tried on. */
export const trialExampleNumbers = [1, 2, 3, 4, 5] as const;
