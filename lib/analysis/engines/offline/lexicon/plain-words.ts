import type { WordLists } from './data-schemas';
import words from './words/plain-words.json';

const lists = words satisfies WordLists;

/** Words about the form of a requirement, not its content. */
export const fillers: readonly string[] = lists.fillers;
/** Common words: they support a match but never prove it. */
export const generics: readonly string[] = lists.generics;
