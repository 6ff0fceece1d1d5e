import fc from 'fast-check';
import {
  candidateSources,
  candidateStatuses,
  decisionStates,
  doubtKinds,
  nextStepStates,
  openedStates,
  ownerStates,
  readStates,
  reviewStates,
} from '@/lib/domain/candidate-enums';
import type { candidateFilters } from '@/lib/domain/candidate-filters';
import type { CandidateFilters, CandidateSortKey } from '@/lib/domain/candidate-schemas';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { vocabulary } from './cv-vocabulary';
import * as known from './known-candidates';

/** Who searches, and whether the process hides names. */
export interface NaiveScope {
  userId: string;
  blindMode: boolean;
}

type KnownCandidate = known.KnownCandidate;
type Filters = { [K in keyof CandidateFilters]: NonNullable<CandidateFilters[K]> };

const statusOrder =
  'AWAITING_DOWNLOAD DOWNLOADING AWAITING_PROCESSING IN_PROGRESS INSUFFICIENT_POSITION_DESCRIPTION NO_FILE_FOUND ERROR PROCESSING_OUTDATED NEW SEEN AWAITING_EXTERNAL_PICK sent'.split(
    ' ',
  );
const levels = ['UNKNOWN', 'BASIC', 'INTERMEDIATE', 'ADVANCED', 'PROFICIENT', 'NATIVE'];

const plain: Record<string, string> = { ą: 'a', ć: 'c', ę: 'e', ł: 'l', ń: 'n', ó: 'o', ś: 's', ź: 'z', ż: 'z' };
/** Small letters without Polish signs. */
export const fold = (text: string) => text.toLowerCase().replace(/[ąćęłńóśźż]/g, (letter) => plain[letter] ?? letter);
/** Words of letters, digits, + and #. */
export const wordsOf = (text: string) =>
  fold(text)
    .split(/[^a-z0-9+#]+/)
    .filter(Boolean);

/** Every form of a word of a phrase, folded. */
export function formsOf(word: string): string[] {
  const entry = vocabulary.find(({ asked }) => asked.map(fold).includes(word));
  return entry ? entry.written.map(fold) : [word];
}

export const isHidden = ({ blindMode }: NaiveScope, candidate: KnownCandidate) =>
  blindMode && candidate.revealedAt === null;

function findsPhrase(scope: NaiveScope, candidate: KnownCandidate, phrase: string): boolean {
  const names = isHidden(scope, candidate) ? [] : [candidate.firstName, candidate.lastName];
  const row = fold(
    [...names, candidate.currentPosition, isHidden(scope, candidate) ? null : candidate.city, candidate.ordinalNumber]
      .filter((part) => part !== null)
      .join(' '),
  );
  const asked = wordsOf(phrase);
  const inCv = new Set(wordsOf(candidate.cvText ?? ''));
  if (asked.length === 0) return row.includes(phrase.trim());
  return asked.every((word) => row.includes(word) || formsOf(word).some((form) => inCv.has(form)));
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' });
/** The calendar day in Warsaw. */
const dayOf = (instant: Date): string => dayFormat.format(instant);

/** Groups `a:x`, `a:y`, `b` as a → [x, y], b → ['']. */
function grouped(values: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const value of values) {
    const [key = '', rest = ''] = value.split(':');
    groups.set(key, [...(groups.get(key) ?? []), rest]);
  }
  return groups;
}

const everyVerdict = ({ verdicts }: KnownCandidate, values: string[]) =>
  [...grouped(values)].every(([criterionId, wanted]) => wanted.includes(verdicts.get(criterionId) ?? 'none'));

function speaksAll({ languages }: KnownCandidate, values: string[]): boolean {
  const spoken = languages as { language: string; level: string }[];
  return [...grouped(values)].every(([code, wanted]) => {
    const lowest = Math.min(...wanted.map((level) => (level === '' ? 0 : levels.indexOf(level))));
    return spoken.some(({ language, level }) => language === code && levels.indexOf(level) >= lowest);
  });
}

const atLeast = (value: number | null, from: number) => value !== null && value >= from;
const atMost = (value: number | null, to: number) => value !== null && value <= to;
const has = (values: readonly unknown[], value: unknown) => value !== null && values.includes(value);
/** In whole units of the process's currency, which is PLN without a budget. */
const salary = ({ expectedSalaryMinor: minor, expectedCurrency }: KnownCandidate) =>
  minor !== null && expectedCurrency === 'PLN' ? minor / 100 : null;

type Check<K extends keyof Filters> = (one: KnownCandidate, value: NonNullable<Filters[K]>, by: NaiveScope) => boolean;

const checks: { [K in keyof Required<Filters>]: Check<K> } = {
  searchPhrase: (one, phrase, by) => findsPhrase(by, one, phrase),
  statuses: (one, values) => has(values, one.status),
  matchFrom: (one, from) => atLeast(one.matchScore, from),
  matchTo: (one, to) => atMost(one.matchScore, to),
  rates: (one, values) => has(values, one.rate),
  sources: (one, values) => has(values, one.source),
  applicationSources: (one, values) => one.applicationSources.some((source) => values.includes(source)),
  dateFrom: (one, from) => dayOf(one.createdAt) >= from,
  dateTo: (one, to) => dayOf(one.createdAt) <= to,
  decisions: (one, values) => has(values, one.decision ?? 'UNDECIDED'),
  stages: (one, values) =>
    has(values, one.followUp?.stageId) ||
    (one.decision === 'ADVANCE' && !one.followUp?.stageId && values.includes('NONE')),
  owners: (one, values, { userId }) =>
    (one.followUp?.ownerId === userId && values.includes('MINE')) ||
    (!one.followUp?.ownerId && values.includes('NOBODYS')),
  nextSteps: (one, values) => {
    if (!one.followUp?.nextStep) return false;
    const day = one.followUp.dueOn?.toISOString().slice(0, 10);
    if (day === undefined) return values.includes('NO_DAY');
    const isInWeek = day >= today() && day <= daysLater(today(), 7);
    return (day <= today() && values.includes('DUE')) || (isInWeek && values.includes('WEEK'));
  },
  review: (one) => ['NEW', 'SEEN', 'PROCESSING_OUTDATED'].includes(one.status) && one.decision === null,
  opened: (one, values, { userId }) => has(values, one.openedBy.has(userId) ? 'OPENED' : 'NOT_OPENED'),
  cvRead: ({ currentAnalysis: analysis }, values) =>
    analysis !== null && has(values, analysis.matchScore === null ? 'UNREAD' : 'READ'),
  // No two of the candidates here share a contact or a text.
  doubts: (one, values, by) =>
    (one.hasHiddenText && values.includes('HIDDEN_TEXT')) ||
    (one.dateDoubts !== null && !isHidden(by, one) && values.includes('DATES')),
  verdicts: everyVerdict,
  languages: speaksAll,
  cities: (one, values) => has(values, one.city),
  voivodeships: (one, values) => has(values, one.voivodeship),
  salaryFrom: (one, from) => atLeast(salary(one), from),
  salaryTo: (one, to) => atMost(salary(one), to),
};

function passes(scope: NaiveScope, candidate: KnownCandidate, filters: Filters): boolean {
  return Object.entries(filters).every(([key, value]) => {
    const check = checks[key as keyof Filters] as (one: KnownCandidate, value: unknown, by: NaiveScope) => boolean;
    const isUnset = value === '' || (Array.isArray(value) && value.length === 0);
    return isUnset || check(candidate, value, scope);
  });
}

/** What a candidate is sorted by; null stands last in either direction. */
function sortValue(scope: NaiveScope, one: KnownCandidate, key: CandidateSortKey): string | number | null {
  const name = (value: string | null) => (isHidden(scope, one) ? null : value);
  const values: Record<CandidateSortKey, string | number | null> = {
    DATE: one.createdAt.getTime(),
    EXTERNAL_PROCESS_STATUS: ['NOT_APPLICABLE', 'NOT_SENT', 'SENT'].indexOf(one.externalProcessStatus),
    FIRST_NAME: name(one.firstName),
    LAST_NAME: name(one.lastName),
    MATCH: one.matchScore,
    ORDINAL_NUMBER: one.ordinalNumber,
    RATE: one.rate,
    SOURCE: ['KNOW_ME', 'ERECRUITER'].indexOf(one.source),
    STATUS: statusOrder.indexOf(one.status),
  };
  return values[key];
}

const polish = new Intl.Collator('pl');

function compare(a: string | number | null, b: string | number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === 'string' ? polish.compare(a, String(b)) : a - Number(b);
  return order * direction;
}

/** The ids that a search must find, in their order: by the key, ties by id. */
export function naiveSearch(
  scope: NaiveScope,
  candidates: KnownCandidate[],
  { filters, sortBy, sortOrder }: { filters: Filters; sortBy: CandidateSortKey; sortOrder: 'ASC' | 'DESC' },
): string[] {
  const direction = sortOrder === 'ASC' ? 1 : -1;
  const sorted = candidates
    .filter((one) => passes(scope, one, filters))
    .map((one) => ({ id: one.id, value: sortValue(scope, one, sortBy) }))
    .sort((a, b) => compare(a.value, b.value, direction) || (a.id < b.id ? -1 : 1));
  return sorted.map(({ id }) => id);
}

const days = fc.date({ min: new Date('2025-12-30'), max: new Date('2027-01-02'), noInvalidDate: true });
const day = days.map((date) => date.toISOString().slice(0, 10));
const subset = <T>(values: readonly T[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) });

const inCvs = fc.constantFrom(...vocabulary.flatMap(({ asked }) => asked));
const inRows = fc.constantFrom(
  'wiśn',
  'Ślęzak',
  'zurawska',
  'ŁUKASZ',
  'anal',
  'developer',
  'gora',
  'lodz',
  '12',
  '7',
  'brak',
);
const word = fc.oneof({ weight: 3, arbitrary: inCvs }, { weight: 2, arbitrary: inRows });
const searchPhrase = fc.oneof(
  { weight: 9, arbitrary: fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')) },
  { weight: 2, arbitrary: fc.tuple(inCvs, inCvs).map(([one, two]) => `„${one}”/${two},`) },
  { weight: 1, arbitrary: fc.constantFrom('%', '_', '\\', "'", '  ', '%a', "o'neil", 'x%y', '&', '|', '!') },
);

/** Values for each filter, so that this search and the product's can be compared; most searches have two or three. */
export function randomFilters(criteria: readonly { id: string }[]) {
  const verdict = fc.constantFrom('MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION');
  const verdicts = fc.tuple(fc.constantFrom(...criteria.map(({ id }) => id)), verdict).map((pair) => pair.join(':'));
  const level = fc.constantFrom('', ':UNKNOWN', ':BASIC', ':INTERMEDIATE', ':ADVANCED', ':PROFICIENT', ':NATIVE');
  const language = fc.tuple(fc.constantFrom(...known.languages, 'fr'), level).map((pair) => pair.join(''));
  const amount = fc.integer({ min: 4_000, max: 21_000 });
  const each = {
    searchPhrase,
    statuses: subset(candidateStatuses),
    match: fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })),
    rates: subset([1, 2, 3, 4, 5]),
    sources: subset(candidateSources),
    applicationSources: subset([...known.applicationSources, 'Pracuj']),
    date: fc.tuple(day, day),
    decisions: subset(decisionStates),
    stages: subset([...known.stages, 'NONE']),
    owners: subset(ownerStates),
    nextSteps: subset(nextStepStates),
    review: subset(reviewStates),
    opened: subset(openedStates),
    cvRead: subset(readStates),
    doubts: subset(doubtKinds),
    verdicts: fc.array(verdicts, { minLength: 1, maxLength: 3 }),
    languages: fc.array(language, { minLength: 1, maxLength: 2 }),
    cities: subset(known.cities),
    voivodeships: subset(known.voivodeships),
    salary: fc.tuple(amount, amount),
  } satisfies Record<keyof typeof candidateFilters, unknown>;
  const chosen = fc.subarray(Object.keys(each) as (keyof typeof each)[], { maxLength: 3 });
  return fc.tuple(chosen, fc.record(each), fc.boolean(), fc.boolean()).map(([keys, values, hasFrom, hasTo]) => {
    const filters: Record<string, unknown> = {};
    for (const key of keys) {
      if (key !== 'match' && key !== 'date' && key !== 'salary') filters[key] = values[key];
      else {
        const [from, to] = values[key].toSorted((a, b) => (a < b ? -1 : 1));
        if (hasFrom || !hasTo) filters[`${key}From`] = from;
        if (hasTo) filters[`${key}To`] = to;
      }
    }
    return filters;
  });
}
