import { anywhere, wholeWords, wordStart } from '@/lib/word-lists/word-pattern';
import words from './words/language-words.json';

/** "niemiecki: brak". */
export const deniedAfter = anywhere(words.deniedAfter);
export const deniedBefore = anywhere(words.deniedBefore);
/** "Innych języków nie znam": every language that is not listed. */
export const noOthers = wordStart(words.noOthers);
/** "Po niemiecku", "in English", or a language that begins a line or a list. */
export const inIt = /(?:\b(?:po|in|jezyk\w*|j\.|jez\.)\s*|^[\W_]*|[;:,.|]\s*)$/;
/** Not "in German hospitals". */
export const isLanguage =
  /^\s*(?:$|[^\w\s]|(?:with|and|every|daily|sie|rozmawiam|mowie|robocz\w+|i|oraz|z|ze|na|od|for|to|at|in|w|jest|is|a|do|przez)\b)/;
export const ofDegree = anywhere(words.ofDegree);
export const ofStudent = wholeWords(words.ofStudent);
