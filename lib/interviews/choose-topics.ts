import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import { classifyCriterion } from './classify-criterion';
import type { InterviewFocus } from './enums';
import { bankKinds, type BankKind, type BankPurpose } from './question-bank/bank-question';

export interface Topic {
  line: ScoreLine | null;
  purpose: BankPurpose;
  kind: BankKind;
}

const purposes = { NO_INFORMATION: 'clarify', PARTIALLY_MET: 'gap', NOT_MET: 'contradiction', MET: 'deepen' } as const;
/** Kinds of which the CV may show too little, which is a gap and no contradiction. */
const measured: readonly BankKind[] = [
  'experience-years',
  'leadership',
  'language',
  'language-use',
  'location',
  'residence',
  'terms',
  'pay',
  'education',
  'budget',
  'start-date',
];

/** A question about the work in general, for an interview with hardly anything else to ask. */
const tip: Topic = { line: null, purpose: 'tip', kind: 'general' };
/** With so many criteria to ask about, no general question is needed. */
const enoughCriteria = 3;

/** How many points of the score depend on a criterion. */
const gap = ({ weight, value }: ScoreLine): number => weight * (1 - value);

function topicOf(line: ScoreLine): Topic {
  const kind = classifyCriterion(line.kind, line.label);
  if (line.kind === 'RED_FLAG') return { line, purpose: 'red-flag', kind };
  const purpose = purposes[line.verdict];
  if (purpose !== 'contradiction') return { line, purpose, kind };
  if (measured.includes(kind)) return { line, purpose: 'gap', kind };
  return { line, purpose, kind };
}

const isDeep = ({ kind }: Topic): boolean => kind === 'other' || bankKinds.deepen.some((deep) => deep === kind);

/**
 * What to ask about in `count` questions, most important first (docs/specification.md, Interview simulation): what the
 * CV says nothing of, what it meets in part, red flags, what it contradicts, what it proves where there is more to learn;
 * for less than three criteria one question about the work in general. Nothing is asked about twice.
 */
export function chooseTopics(lines: readonly ScoreLine[], focus: InterviewFocus, count: number): Topic[] {
  const criteria = lines.filter(({ kind }) => kind !== 'RED_FLAG');
  const byGap = (verdicts: ScoreLine['verdict'][]) =>
    criteria.filter(({ verdict }) => verdicts.includes(verdict)).toSorted((one, other) => gap(other) - gap(one));
  const open = [...byGap(['NO_INFORMATION']), ...byGap(['PARTIALLY_MET'])];
  const flags = lines.filter(({ kind, verdict }) => kind === 'RED_FLAG' && verdict === 'MET');
  const contradicted = byGap(['NOT_MET']);
  const risks = [...flags, ...contradicted];
  // However much the CV leaves open, a quarter of the questions is for risks.
  const first = count - Math.min(risks.length, Math.round(count / 4));
  const groups = { ALL: [open.slice(0, first), risks, open.slice(first)], GAPS: [open], RISKS: [risks, open] }[focus];
  const met = criteria
    .filter(({ verdict }) => verdict === 'MET')
    .toSorted((one, other) => other.weight - one.weight)
    .map(topicOf)
    .filter(isDeep);
  const topics = [...groups.flat().map(topicOf), ...met];
  return topics.length < enoughCriteria ? [...topics, tip] : topics;
}
