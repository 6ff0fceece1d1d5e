import { foldSameLength } from './fold-same-length';
import { wordStart } from '@/lib/word-lists/word-pattern';
import jobs from './words/job-title.json';

/** Stems of job words, the frequent ones first. */
const jobWord = wordStart(jobs.words);

/** Whether a short text contains a job word ("Główny księgowy", "Senior Java Developer"). */
export function isJobTitle(text: string): boolean {
  return jobWord.test(foldSameLength(text));
}
