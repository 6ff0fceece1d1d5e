/** What the lab does with copies of a CV; `repeat` judges the same copy again, to see how far two runs differ. */
export const fairnessTests = ['swap', 'repeat', 'removed', 'added', 'format', 'praise', 'words'] as const;

export type FairnessTest = (typeof fairnessTests)[number];

/** How many candidates a run may have. */
export const runSizes = { least: 1, usual: 20, most: 200 } as const;

/** How many times a CV is judged: as it is, as a woman's and a man's, and once for each other test. */
export const copiesByRules = 8;
/** A model is asked about one copy twice. */
export const copiesByModel = copiesByRules + 1;

export const exportFormats = ['csv', 'json'] as const;
