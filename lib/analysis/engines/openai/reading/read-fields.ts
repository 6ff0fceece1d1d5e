import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { Verdict } from '@/lib/domain/analysis-schemas';

export type Fields = Record<string, unknown>;

/** By folded letters, so that `criterion_id`, `criterionId` and `Criterion ID` are one. */
const fieldNames = {
  number:
    'criterion criterionnumber criterionid criterionno criterionindex id number no nr index requirementid item kryterium numerkryterium nrkryterium kryteriumnr idkryterium numer',
  words: 'criterion criterionname criteriontext name title requirement kryterium nazwa wymaganie description',
  verdict:
    'verdict status result decision judgement judgment assessment evaluation rating outcome werdykt ocena wynik decyzja',
  confidence: 'confidence confidencescore certainty probability pewnosc poziompewnosci pewnoscoceny prawdopodobienstwo',
  reason:
    'reason explanation rationale justification comment reasoning uzasadnienie powod wyjasnienie komentarz argumentacja',
  evidence:
    'evidence evidences quotes quote citations citation proof sources support dowody dowod cytaty cytat fragmenty fragment',
  line: 'sentence line linenumber lineno lines row wiersz numerwiersza linia numerlinii nrwiersza nrlinii zdanie nr number id',
  quote: 'quote text quotes content words citation cytat tekst tresc fragment snippet',
} as const;

export type FieldName = keyof typeof fieldNames;

/** Letters and figures alone: case, diacritics, spaces, hyphens, underscores and what is put around a name do not count. */
export function plainName(text: string): string {
  return foldSameLength(text.normalize('NFKC')).replace(/[\s_\u00ad\u200b-\u200d\u2010-\u2015"'`*.:-]+/gu, '');
}

const orders = new Map(
  Object.entries(fieldNames).map(([field, names]) => [field, new Map(names.split(' ').map((name, at) => [name, at]))]),
);

/** The values of a field under any of its names, the most usual name first. */
export function valuesOf(fields: Fields, field: FieldName): unknown[] {
  const order = orders.get(field);
  return Object.entries(fields)
    .flatMap(([key, value]) => {
      const at = order?.get(plainName(key));
      return at === undefined ? [] : [{ at, value }];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

const verdictNames: Record<string, Verdict> = {
  met: 'MET',
  fullymet: 'MET',
  spelnia: 'MET',
  partiallymet: 'PARTIALLY_MET',
  partlymet: 'PARTIALLY_MET',
  partially: 'PARTIALLY_MET',
  partial: 'PARTIALLY_MET',
  czesciowospelnia: 'PARTIALLY_MET',
  notmet: 'NOT_MET',
  unmet: 'NOT_MET',
  niespelnia: 'NOT_MET',
  noinformation: 'NO_INFORMATION',
  noinfo: 'NO_INFORMATION',
  brakinformacji: 'NO_INFORMATION',
  ...Object.fromEntries(
    ['y', 'a', 'e'].flatMap((ending): [string, Verdict][] => [
      [`spelnion${ending}`, 'MET'],
      [`czesciowospelnion${ending}`, 'PARTIALLY_MET'],
      [`niespelnion${ending}`, 'NOT_MET'],
    ]),
  ),
};

/** A verdict by its whole name: a part of a name would take "not met" for "met". Null: none that is plain. */
export function readVerdictName(value: unknown): Verdict | null {
  if (Array.isArray(value) && value.length === 1) return readVerdictName(value[0]);
  return typeof value === 'string' ? (verdictNames[plainName(value)] ?? null) : null;
}

/** 0 to 1; a percentage counts where it can be nothing else. Null: not a number that can be understood. */
export function readConfidence(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const match = /^(\d+(?:[.,]\d+)?|[.,]\d+)\s*(%?)$/.exec(text);
  if (!match?.[1]) return null;
  const number = Number(match[1].replace(',', '.'));
  if (match[2] || number > 10) return number <= 100 ? number / 100 : null;
  return number <= 1 ? number : null;
}
