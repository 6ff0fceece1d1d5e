import type { JudgingEngine, JudgingResult } from '@/lib/analysis/engines/engine';
import { noUsage, type ModelUsage } from '@/lib/analysis/engines/model-usage';
import { verifyEvidence } from '@/lib/analysis/evidence/verify-evidence';
import { failuresOfOneCv } from '@/lib/analysis/run/react-to-model-error';
import type { CriterionSnapshot, JudgeInput, Judgement } from '@/lib/domain/analysis-schemas';
import { AppError } from '@/lib/errors';
import { criterion } from '../../tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';
import { referenceDate, type LabelledCandidate, type LabelledPosition } from './labelled-cases';

/** CVs judged at the same time. */
const atOnce = 4;

export interface JudgedCv {
  position: LabelledPosition;
  candidate: LabelledCandidate;
  /** The requirements, then the red flags. */
  criteria: CriterionSnapshot[];
  /** Each run's judgements, in the order of the criteria. */
  runs: Judgement[][];
  usage: ModelUsage[];
  /** Runs without a usable answer; all their verdicts are NO_INFORMATION. */
  unanswered: number;
}

/** @returns null when the model has no usable answer for this CV */
async function judgeOnce(engine: JudgingEngine, input: JudgeInput): Promise<JudgingResult | null> {
  try {
    return await engine.judge(input);
  } catch (error) {
    if (error instanceof AppError && failuresOfOneCv.has(error.code)) return null;
    throw error;
  }
}

function unanswered({ criterionId }: CriterionSnapshot): Judgement {
  const reason = 'The model gave no usable answer.';
  return { criterionId, verdict: 'NO_INFORMATION', confidence: 0, reason, evidence: [] };
}

async function judgeCv(
  engine: JudgingEngine,
  position: LabelledPosition,
  candidate: LabelledCandidate,
  runs: number,
): Promise<JudgedCv> {
  const flags = (position.redFlags ?? []).map(({ text }) => ({ text, kind: 'RED_FLAG' as const }));
  const criteria = [...position.requirements.map(({ text }) => ({ text })), ...flags].map((values, index) =>
    criterion(index + 1, values),
  );
  const document = documentFromText(candidate.cv);
  const input = { cv: JSON.stringify(document), criteria, locale: 'en', referenceDate } as const;
  const judged: JudgedCv = { position, candidate, criteria, runs: [], usage: [], unanswered: 0 };
  for (let run = 0; run < runs; run += 1) {
    const result = await judgeOnce(engine, input);
    judged.runs.push(verifyEvidence(document, result?.judgements ?? criteria.map(unanswered), 'en'));
    judged.usage.push(result?.usage ?? noUsage);
    judged.unanswered += result ? 0 : 1;
  }
  return judged;
}

/** Judges every CV `runs` times, as an analysis does: quotes that do not stand in the CV do not count. */
export async function judgeCases(engine: JudgingEngine, positions: LabelledPosition[], runs = 1): Promise<JudgedCv[]> {
  const cases = positions.flatMap((position) => position.candidates.map((candidate) => ({ position, candidate })));
  const judged: JudgedCv[] = [];
  // Each worker takes the next case; the results keep the order of the cases.
  const queue = cases.entries();
  const work = async () => {
    for (const [index, { position, candidate }] of queue) {
      judged[index] = await judgeCv(engine, position, candidate, runs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return judged;
}
