import { z } from 'zod';
import type { CriterionSnapshot, Judgement, Quote } from '@/lib/domain/analysis-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { isWeighed } from './compare-copies';
import data from './other-words.json';

const otherWords = z.object({
  /** Beside each other: the same said in other words. */
  pairs: z.array(z.object({ language: z.enum(['pl', 'en']), one: z.string().min(2), other: z.string().min(2) })),
  praise: z.object({ pl: z.array(z.string()), en: z.array(z.string()) }),
});
const { pairs, praise } = otherWords.parse(data);

interface Lines {
  page: number;
  start: number;
  end: number;
}

/** The whole lines that quotes stand in. */
function linesOf(pages: readonly string[], quotes: readonly Quote[]): Lines[] {
  return quotes.map(({ page, start, end }) => {
    const text = pages[page - 1] ?? '';
    const until = text.indexOf('\n', end);
    return { page, start: text.lastIndexOf('\n', start - 1) + 1, end: until === -1 ? text.length : until };
  });
}

const touches = (lines: readonly Lines[], { evidence }: Judgement): boolean =>
  evidence.some(({ page, start, end }) => lines.some((one) => one.page === page && one.start < end && start < one.end));

export interface ChangedFact {
  criterionId: string;
  text: string;
}

/**
 * The CV without the lines that prove a criterion. The criterion is the first that is met or partly met, and whose lines speak
 * against the person nowhere: taking those out may rightly raise the score.
 *
 * @returns null: there is none
 */
export function removeFact(
  cv: string,
  criteria: readonly CriterionSnapshot[],
  judgements: readonly Judgement[],
): ChangedFact | null {
  const pages = cv.split('\f');
  const kinds = new Map(criteria.map((criterion) => [criterion.criterionId, criterion]));
  for (const judged of judgements) {
    const criterion = kinds.get(judged.criterionId);
    const isProof = judged.verdict === 'MET' || judged.verdict === 'PARTIALLY_MET';
    if (!criterion || !isWeighed(criterion) || !isProof || judged.evidence.length === 0) continue;
    const lines = linesOf(pages, judged.evidence);
    const against = judgements.some((other) => {
      const isAgainst = other.verdict === 'NOT_MET' || !isWeighed(kinds.get(other.criterionId) ?? criterion);
      return isAgainst && touches(lines, other);
    });
    if (against) continue;
    const left = pages.map((text, index) =>
      lines
        .filter(({ page }) => page === index + 1)
        .toSorted((one, other) => other.start - one.start)
        .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(Math.max(end, start)), text),
    );
    return { criterionId: judged.criterionId, text: left.join('\f') };
  }
  return null;
}

/**
 * The CV with a line more that says of the first requirement without proof that it is met.
 *
 * @returns null: there is none
 */
export function addFact(
  cv: string,
  criteria: readonly CriterionSnapshot[],
  judgements: readonly Judgement[],
): ChangedFact | null {
  const open = judgements.find(
    ({ criterionId, verdict }) =>
      verdict === 'NO_INFORMATION' &&
      criteria.some((one) => one.criterionId === criterionId && one.kind === 'REQUIREMENT'),
  );
  const criterion = criteria.find(({ criterionId }) => criterionId === open?.criterionId);
  return criterion ? { criterionId: criterion.criterionId, text: `${cv}\n${criterion.text}\n` } : null;
}

/** The CV with other marks before its items and other space at the ends of its lines; null: it has no items. */
export function inOtherFormat(cv: string): string | null {
  const other = cv.replaceAll(
    /^([ \t]*)([•▪●*–-])(?= )/gmu,
    (_, space: string, mark: string) => space + (mark === '•' ? '–' : '•'),
  );
  return other === cv ? null : other;
}

/** Beginnings of a text's longer words. */
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5));

/**
 * The CV with sentences that praise its person and say nothing. A sentence that has a word of a criterion would say something.
 *
 * @returns null: each has one
 */
export function withPraise(cv: string, language: Locale, criteria: readonly CriterionSnapshot[]): string | null {
  const asked = new Set(criteria.flatMap(({ text }) => stemsOf(text)));
  const empty = praise[language].filter((sentence) => stemsOf(sentence).every((stem) => !asked.has(stem)));
  return empty.length === 0 ? null : `${cv}\n${empty.join('\n')}\n`;
}

/** The CV with other words for the same; null: it has none of those that the list knows. */
export function inOtherWords(cv: string, language: Locale): string | null {
  const other = pairs
    .filter((pair) => pair.language === language)
    .reduce(
      (text, { one, other: word }) =>
        text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(one)}(?![\\p{L}\\p{N}])`, 'gu'), word),
      cv,
    );
  return other === cv ? null : other;
}

const escaped = (word: string): string => word.replaceAll(/[.()/]/gu, String.raw`\$&`);
