import { quoteAnswer } from './quote-answer';
import { isDone, type SimulationRow } from './simulation-row';
import type { SimulationDto } from './simulation-schemas';

type Question = SimulationRow['questions'][number];
type SummaryLine = SimulationDto['summary'][number];

function lineOf(questions: Question[], evidence: SummaryLine['evidence']): SummaryLine {
  const [first] = questions;
  const answered = questions.filter(({ answeredAt }) => answeredAt !== null);
  return {
    criterionId: first?.criterionId ?? null,
    label: first?.label ?? null,
    verdict: first?.verdict ?? null,
    evidence,
    quotes: answered.flatMap(({ id: questionId, answer, label }) =>
      quoteAnswer(answer, label).map((quote) => ({ questionId, quote })),
    ),
    answered: answered.length,
    skipped: questions.filter(({ skippedReason }) => skippedReason !== null).length,
    open: questions.filter((question) => !isDone(question)).length,
  };
}

/**
 * What the interview gave by criterion, in the order of the questions: the CV's verdict and quotes beside quotes of the
 * answers. Questions about the work in general come last, together.
 *
 * @param evidence quotes of the CV by criterion id
 */
export function summariseAnswers(
  questions: Question[],
  evidence: ReadonlyMap<string, SummaryLine['evidence']>,
): SummaryLine[] {
  const groups = Map.groupBy(questions, ({ criterionId }) => criterionId);
  const general = groups.get(null);
  groups.delete(null);
  const lines = [...groups].map(([id, group]) => lineOf(group, (id && evidence.get(id)) || []));
  return general ? [...lines, lineOf(general, [])] : lines;
}
