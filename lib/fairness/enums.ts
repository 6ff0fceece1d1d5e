/** What the lab does with copies of a CV; `repeat` judges the same copy again, to see how far two runs differ. */
export const fairnessTests = [
  'swap',
  'repeat',
  'written',
  'removed',
  'added',
  'format',
  'praise',
  'words',
  'reworded',
] as const;

/** Those that only a model takes. */
export const modelTests: ReadonlySet<FairnessTest> = new Set(['repeat', 'written', 'reworded']);

export type FairnessTest = (typeof fairnessTests)[number];

/** How many candidates a run may have. */
export const runSizes = { least: 1, usual: 20, most: 200 } as const;

/** How many times a CV is judged: as it is, as a woman's and a man's, and once for each other test. */
export const copiesByRules = 8;
/** A model is asked about one copy twice, and about one in its own words. */
export const copiesByModel = copiesByRules + 2;
/** For the other words, and where the model writes texts, for those on two people and on one of them again. */
export const modelQuestions = { words: 1, texts: 3 } as const;

export const exportFormats = ['csv', 'json'] as const;
