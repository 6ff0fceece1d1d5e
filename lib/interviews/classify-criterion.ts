import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { CriterionKind } from '@/lib/domain/process-schemas';
import type { BankKind } from './question-bank/bank-question';
import { anywhere } from '@/lib/word-lists/word-pattern';
import words from '@/lib/interviews/words/classify-criterion.json';

/** In the order of trial; folded texts in both languages. */
const requirementRules: readonly [BankKind, RegExp][] = [
  ['licence', anywhere(words.licence)],
  ['certificate', anywhere(words.certificate)],
  ['education', anywhere(words.education)],
  ['language', anywhere(words.language)],
  [
    'experience-years',
    /\b\d+\s?\+?\s?(lat|lata|rok|roku|years?|yrs)\b|\b(rok|roczn|kilkuletni|wieloletni|letni)\w* \w*doswiadczen|years? of/,
  ],
  ['leadership', anywhere(words.leadership)],
  ['start-date', anywhere(words.startDate)],
  ['availability', anywhere(words.availability)],
  ['soft-skill', anywhere(words.softSkill)],
  ['industry', anywhere(words.industry)],
  ['tool', anywhere(words.tool)],
  [
    'responsibility',
    /\b(prowadzeni|pozyskiwani|optymalizacj|odpowiedzialnosc|rozliczani|obslug|przygotowywan|tworzeni|sporzadzan|koordyn|planowan|nadzor|realizacj|wdraz|sprzedaz)\w*|\b(responsib\w*|managing|meeting|achieving|reporting|preparing|running|coordinating|handling|planning|maintaining|building|designing|selling)\b/,
  ],
];
const redFlagRules: readonly [BankKind, RegExp][] = [
  ['job-changes', anywhere(words.jobChanges)],
  ['employment-gap', /\bprzerw|\bluk[ai]?\b|\bgaps?\b/],
  ['soft-skill', anywhere(words.conflict)],
  ['skill', /brak (doswiadczen|znajomosc|umiejetn)|\bno (experience|knowledge)|lack of/],
];

/** What the question bank calls a criterion: the first rule that its words match. */
export function classifyCriterion(kind: CriterionKind, label: string): BankKind {
  const folded = foldSameLength(label);
  const find = (rules: readonly [BankKind, RegExp][]) => rules.find(([, pattern]) => pattern.test(folded))?.[0];
  if (kind === 'LANGUAGE') return 'language';
  if (kind === 'LOCATION') return 'location';
  if (kind === 'BUDGET') return 'budget';
  if (kind === 'RED_FLAG') return find(redFlagRules) ?? 'general';
  return find(requirementRules) ?? 'skill';
}
