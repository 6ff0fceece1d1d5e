// How far a word of a CV reaches: what it denies, limits or measures stands so near.

/** Words between a negation and what it negates. */
export const denialReach = 12;

/** Words between "without" and what it lacks a part in. */
export const withoutReach = 3;

/** So many words after a negation say whether it denies: "not give up", "nie jest mi obce". */
export const wordsOfSaying = 4;

/** Characters from a statement to what limits it. */
export const limitReach = 100;

/** Words of a half sentence at most. */
export const halfSentence = 30;

/** Characters from a statement to what grades it. */
export const gradeReach = 60;

/** Characters from a stated duration to what it refers to. */
export const durationReach = 60;
