import { foldForms } from '@/lib/cv/word-forms/fold-forms';
import { wordStart } from '@/lib/word-lists/word-pattern';
import jobs from './words/job-title.json';

/** Stems of job words, the frequent ones first. */
const jobWord = wordStart(jobs.words);

/** Whether a short text contains a job word ("Główny księgowy", "Senior Java Developer"), in either sex's form. */
export function isJobTitle(text: string): boolean {
  return jobWord.test(foldForms(text));
}
