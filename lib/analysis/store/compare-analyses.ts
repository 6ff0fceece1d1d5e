import type { ChangeCause, CriterionChange, JudgedSide } from './analysis-history-schemas';
import { criterionKey } from '../criteria/criterion-key';
import type { CorrectionDto, CriterionSnapshot, Verdict } from '@/lib/domain/analysis-schemas';

/** What of an analysis is compared. */
export interface ComparedAnalysis {
  cvSha256: string;
  readerVersion: string;
  /** Name, version, model, version of the prompt. */
  engine: readonly (string | null)[];
  criteria: readonly CriterionSnapshot[];
  /** By criterion id. */
  labels: Readonly<Record<string, string>>;
  verdicts: readonly {
    criterionId: string;
    verdict: Verdict;
    reason: string;
    quotes: readonly { page: number; quote: string }[];
  }[];
  /** That held at the end of the analysis's time, by the key of their criterion. */
  corrections: ReadonlyMap<string, CorrectionDto>;
}

interface Side {
  criterion: CriterionSnapshot;
  key: string;
  engineVerdict: Verdict;
  shown: JudgedSide;
}

function sidesOf(analysis: ComparedAnalysis): Map<string, Side> {
  const verdicts = new Map(analysis.verdicts.map((one) => [one.criterionId, one]));
  return new Map(
    analysis.criteria.flatMap((criterion): [string, Side][] => {
      const {
        criterionId: id,
        text,
        importance,
        necessity,
        budgetMaxMinor: minor,
        budgetCurrency: currency,
      } = criterion;
      const judged = verdicts.get(id);
      if (!judged) return [];
      const key = criterionKey(criterion);
      const correction = analysis.corrections.get(key) ?? null;
      const shown: JudgedSide = {
        label: analysis.labels[id] ?? text,
        importance,
        necessity,
        correction,
        budget: minor === null || currency === null ? null : { minor, currency },
        verdict: correction?.verdict ?? judged.verdict,
        reason: judged.reason,
        quotes: [...judged.quotes],
      };
      return [[id, { criterion, key, engineVerdict: judged.verdict, shown }]];
    }),
  );
}

const quotesOf = ({ shown }: Side): string =>
  JSON.stringify(shown.quotes.map(({ quote }) => quote.replace(/\s+/g, ' ').trim()).sort());

/** What differs between two whole analyses and may change any verdict. */
function commonCauses(before: ComparedAnalysis, after: ComparedAnalysis): ChangeCause[] {
  const causes: ChangeCause[] = [];
  if (before.cvSha256 !== after.cvSha256) causes.push('CV');
  else if (before.readerVersion !== after.readerVersion) causes.push('READING');
  if (JSON.stringify(before.engine) !== JSON.stringify(after.engine)) causes.push('ENGINE');
  return causes;
}

function causesOf(before: Side, after: Side, common: readonly ChangeCause[]): ChangeCause[] {
  const causes: ChangeCause[] = [];
  const sameWords = before.key === after.key;
  if (!sameWords) causes.push('CRITERION');
  const { importance, necessity } = before.shown;
  if (importance !== after.shown.importance || necessity !== after.shown.necessity) causes.push('WEIGHT');
  const { correction } = before.shown;
  if (correction?.correctionId !== after.shown.correction?.correctionId) causes.push('CORRECTION');
  const judgedOtherwise = before.engineVerdict !== after.engineVerdict || quotesOf(before) !== quotesOf(after);
  if (judgedOtherwise) {
    causes.push(...common);
    if (sameWords && common.length === 0) causes.push('ANSWER');
  }
  return causes;
}

/** The criteria whose question, weight, verdict or quotes differ between two analyses of a candidate, and why. */
export function compareAnalyses(before: ComparedAnalysis, after: ComparedAnalysis): CriterionChange[] {
  const [former, latter] = [sidesOf(before), sidesOf(after)];
  const common = commonCauses(before, after);
  return [...new Set([...latter.keys(), ...former.keys()])].flatMap((criterionId): CriterionChange[] => {
    const [from, to] = [former.get(criterionId), latter.get(criterionId)];
    const kind = (to ?? from)?.criterion.kind;
    const causes: ChangeCause[] = from && to ? causesOf(from, to, common) : ['CRITERION'];
    if (!kind || causes.length === 0) return [];
    return [{ criterionId, kind, before: from?.shown ?? null, after: to?.shown ?? null, causes }];
  });
}
