import { isEvasive } from './choose-follow-up';
import { quoteAnswer } from './quote-answer';
import { isDone, type SimulationRow } from './simulation-row';
import type { SimulationDto } from './simulation-schemas';

type Question = SimulationRow['questions'][number];
type SummaryLine = SimulationDto['summary'][number];
type CvFacts = Pick<SummaryLine, 'evidence' | 'isRedFlag'>;

const noFacts: CvFacts = { evidence: [], isRedFlag: false };

function lineOf(questions: Question[], facts: CvFacts): SummaryLine {
  const [first] = questions;
  const answered = questions.filter(({ answeredAt }) => answeredAt !== null);
  return {
    criterionId: first?.criterionId ?? null,
    label: first?.label ?? null,
    verdict: first?.verdict ?? null,
    ...facts,
    quotes: answered.flatMap(({ id: questionId, answer, label }) =>
      quoteAnswer(answer, label).map((quote) => ({ questionId, quote })),
    ),
    answered: answered.length,
    skipped: questions.filter(({ skippedReason }) => skippedReason !== null).length,
    open: questions.filter((question) => !isDone(question)).length,
    staysOpen: answered.every(({ answer }) => isEvasive(answer)),
  };
}

/**
 * What the interview gave by criterion, in the order of the questions: the CV's verdict and quotes beside quotes of the
 * answers. Questions about the work in general come last, together.
 *
 * @param facts what the analysis has of a criterion, by its id
 */
export function summariseAnswers(questions: Question[], facts: ReadonlyMap<string, CvFacts>): SummaryLine[] {
  const groups = Map.groupBy(questions, ({ criterionId }) => criterionId);
  const general = groups.get(null);
  groups.delete(null);
  const lines = [...groups].map(([id, group]) => lineOf(group, (id && facts.get(id)) || noFacts));
  return general ? [...lines, lineOf(general, noFacts)] : lines;
}
