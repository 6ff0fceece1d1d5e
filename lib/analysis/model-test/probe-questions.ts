import { criteriaPrompt, cvPrompt, systemPrompt } from '@/lib/analysis/engines/openai/prompts/judge-5';
import type { ModelQuestion } from '@/lib/analysis/engines/openai/model-question';
import cv from './probe-cv.json';

const day = '2026-01-01';

function questionOf(criteria: string[], lines: string[], instructions: string): ModelQuestion {
  const numbered = lines.map((line, index) => `[${index + 1}] ${line}`).join('\n');
  return {
    instructions,
    messages: [
      { role: 'user', content: criteriaPrompt(criteria, day, 'pl') },
      { role: 'user', content: cvPrompt(numbered) },
    ],
    words: criteria,
  };
}

/** The smallest that is asked as every CV is. */
export const shortQuestion = questionOf(['Praca z językiem Java'], ['Programista Java, 5 lat'], systemPrompt);

/** An invented CV as long as real ones, about 3,000 tokens; what is asked first and last stands at its beginning and its end. */
export const longQuestion = questionOf(cv.criteria, cv.lines, systemPrompt);

/** Something that stands in the CV, and nowhere else in the question. */
export interface Marker {
  /** Number of the criterion that asks for it. */
  criterion: number;
  /** Number of its line. */
  line: number;
  words: string;
}
export const markers: Record<'beginning' | 'end', Marker> = { beginning: cv.beginning, end: cv.end };

/** Little to read and something to write, so that its time is that of writing. */
export const quickQuestion = questionOf(
  cv.criteria.slice(1, 4),
  ['Magazynier, 6 lat', 'Codzienna praca z systemem WMS', 'Zaświadczenie UDT do obsługi wózków widłowych'],
  'Judge each criterion by the CV: verdict, confidence from 0 to 1, a reason of one sentence, and words of the CV as evidence.',
);
