import words from './words/plain-words.json';

/** Words about the form of a requirement, not its content. */
export const fillers: readonly string[] = words.fillers;
/** Common words: they support a match but never prove it. */
export const generics: readonly string[] = words.generics;
