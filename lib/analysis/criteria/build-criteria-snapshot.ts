import { createHash } from 'node:crypto';
import type { ProcessRow } from '@/lib/process-rows/get-process-row';
import { linesOfAdvert } from '@/lib/requirement-review/advert-sections';
import { saysFault, saysSomething } from '@/lib/requirement-review/says-something';
import type { CriterionSnapshot } from '@/lib/domain/analysis-schemas';

type JudgedProcess = Omit<ProcessRow, 'createdBy' | 'atsLink'>;

type CriterionText = Pick<JudgedProcess['criteria'][number], 'kind' | 'text'>;

const maxDescriptionCriteria = 20;
const minDescriptionLength = 30;
const minLineLength = 4;

/**
 * The criteria of the process as it is now: requirements, ticked languages, red flags, location and budget. A remote
 * position has no location criterion. If there are no requirements, the lines of the description that ask for
 * something are used. A text that a CV cannot be judged by is no criterion (`findUnjudged`).
 *
 * @returns an empty list when there is nothing to judge by
 */
export function buildCriteriaSnapshot(process: JudgedProcess): CriterionSnapshot[] {
  const counted = process.criteria.filter(({ kind, counted }) => kind !== 'LANGUAGE' || counted);
  const stored = counted.filter(isJudged).map(fromRow);
  const hasRequirements = stored.some(({ kind }) => kind === 'REQUIREMENT');
  const described = hasRequirements ? [] : describedRequirements(process);
  const all = [...described, ...stored, ...locationCriterion(process), ...budgetCriterion(process)];
  return all.toSorted((one, other) => kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind));
}

/**
 * The requirements and red flags that a CV cannot be judged by, in order; if there are no requirements, the
 * description.
 */
export function findUnjudged(process: { criteria: readonly CriterionText[]; requirements: string }): string[] {
  const empty = process.criteria.filter((row) => !isJudged(row)).map(({ text }) => text);
  const isDescribed = process.criteria.every(({ kind }) => kind !== 'REQUIREMENT');
  const { requirements } = process;
  return isDescribed && requirements.trim() !== '' && askingLines(requirements).length === 0
    ? [requirements.trim(), ...empty]
    : empty;
}

/** Display order; positions count within a kind. */
const kindOrder: CriterionSnapshot['kind'][] = ['REQUIREMENT', 'LANGUAGE', 'LOCATION', 'BUDGET', 'RED_FLAG'];

/** Months per pay period: 52 weeks of 40 hours are 173 hours a month, the usual full time. */
const monthsWorth: Record<JudgedProcess['budgetPeriod'], number> = { HOUR: (52 * 40) / 12, MONTH: 1, YEAR: 1 / 12 };

const unset = { languageLevel: null, locationType: null, budgetMaxMinor: null, budgetCurrency: null };
/** Defaults for languages, location and budget, whose weight is fixed (docs/specification.md, Analysis). */
const fixed = { importance: 3, necessity: 'REQUIRED' } as const;

function fromRow(row: JudgedProcess['criteria'][number]): CriterionSnapshot {
  const { id, kind, text, importance, necessity, languageLevel } = row;
  return { ...unset, criterionId: id, kind, text, importance, necessity, languageLevel };
}

function isJudged({ kind, text }: CriterionText): boolean {
  if (kind === 'REQUIREMENT') return saysSomething(text);
  return kind !== 'RED_FLAG' || saysFault(text);
}

/** A stable id for a criterion without a row, derived from process and text. */
function derivedId(processId: string, name: string): string {
  const hex = createHash('sha256').update(`${processId}:${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The lines of a description that ask for something: no headings, nothing of what the employer offers. */
function askingLines(description: string): string[] {
  if (description.trim().length < minDescriptionLength) return [];
  const offers = linesOfAdvert(description).filter(({ part }) => part === 'offer');
  const isOffered = (line: string) => offers.some(({ text }) => text.includes(line));
  const lines = description
    // A short word with a dot is an abbreviation ("kat. B"), not the end of a sentence.
    .split(/[\n;•]|(?<=\p{L}{4}[.!?])\s+(?=\p{Lu}\p{Ll})/u)
    .map((line) => line.replace(/^[\s\-–*·.\d)]+/, '').trim())
    .filter((line) => line.length >= minLineLength && !line.endsWith(':') && saysSomething(line) && !isOffered(line));
  return [...new Set(lines)];
}

function describedRequirements({ id, requirements }: JudgedProcess): CriterionSnapshot[] {
  return askingLines(requirements)
    .slice(0, maxDescriptionCriteria)
    .map((text) => ({
      ...unset,
      ...fixed,
      criterionId: derivedId(id, text),
      kind: 'REQUIREMENT',
      text: text.slice(0, 500),
    }));
}

function locationCriterion(process: JudgedProcess): CriterionSnapshot[] {
  const { id, locationType, atsLocation } = process;
  if (!locationType || locationType === 'REMOTE' || !atsLocation) return [];
  return [
    { ...unset, ...fixed, criterionId: derivedId(id, 'location'), kind: 'LOCATION', text: atsLocation, locationType },
  ];
}

function budgetCriterion(process: JudgedProcess): CriterionSnapshot[] {
  const { id, budgetMaxMinor, budgetCurrency, budgetTolerancePercent, budgetPeriod, budgetBasis } = process;
  if (budgetMaxMinor === null || budgetCurrency === null) return [];
  const monthly = budgetMaxMinor * monthsWorth[budgetPeriod];
  const withTolerance = Math.round(monthly * (1 + (budgetTolerancePercent ?? 0) / 100));
  return [
    {
      ...unset,
      ...fixed,
      criterionId: derivedId(id, 'budget'),
      kind: 'BUDGET',
      text: '',
      budgetMaxMinor: withTolerance,
      budgetCurrency,
      budgetBasis,
      budgetPeriod,
    },
  ];
}
