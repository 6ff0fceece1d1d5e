import { atStart } from '@/lib/word-lists/word-pattern';
import words from './words/grade-words.json';

export const basicWord = atStart(words.basicWord);
/** "Szkoła podstawowa" is a school, "od podstaw" means thoroughly. */
export const notGrade = /^(?:szkol|od$)/;
export const mediumWord = atStart(words.mediumWord);
export const strongWord = atStart(words.strongWord);
