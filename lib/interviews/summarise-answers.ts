import { quoteAnswer } from './quote-answer';
import { withoutMarks } from './private/leave-out-private';
import { isDone } from './simulation-row';
import type { InterviewQuestionDto, SimulationDto } from './simulation-schemas';

type SummaryLine = SimulationDto['summary'][number];
type CvFacts = Pick<SummaryLine, 'evidence' | 'isRedFlag'>;

const noFacts: CvFacts = { evidence: [], isRedFlag: false };

function lineOf(questions: InterviewQuestionDto[], facts: CvFacts): SummaryLine {
  const [first] = questions;
  const answered = questions.filter(({ answeredAt }) => answeredAt !== null);
  const settling = answered.filter(
    ({ answer, isBeside, asksBack }) => !isBeside && !asksBack && withoutMarks(answer) !== '',
  );
  return {
    criterionId: first?.criterionId ?? null,
    label: first?.label ?? null,
    verdict: first?.verdict ?? null,
    ...facts,
    quotes: settling.flatMap(({ id: questionId, answer, label, locale }) =>
      quoteAnswer(withoutMarks(answer), label).map((quote) => ({ questionId, quote, locale })),
    ),
    answered: answered.length,
    skipped: questions.filter(({ skippedReason }) => skippedReason !== null).length,
    open: questions.filter((question) => !isDone(question)).length,
    beside: answered.filter(({ isBeside }) => isBeside).length,
    candidateAsks: answered
      .filter(({ asksBack }) => asksBack)
      .map(({ id: questionId, answer, locale }) => ({ questionId, quote: withoutMarks(answer), locale })),
    privateLeftOut: questions.some(({ privateLeftOut }) => privateLeftOut),
    // What the CV proves is not open, whatever was answered.
    staysOpen: settling.length === 0 && (facts.isRedFlag || first?.verdict !== 'MET'),
  };
}

/**
 * What the interview gave by criterion, in the order of the questions: the CV's verdict and quotes beside quotes of the
 * answers. An answer beside the question is counted and not quoted, a question of the candidate's is kept for the recruiter. Questions about the work in general come last, together.
 *
 * @param facts what the analysis has of a criterion, by its id
 */
export function summariseAnswers(
  questions: InterviewQuestionDto[],
  facts: ReadonlyMap<string, CvFacts>,
): SummaryLine[] {
  const groups = Map.groupBy(questions, ({ criterionId }) => criterionId);
  const general = groups.get(null);
  groups.delete(null);
  const lines = [...groups].map(([id, group]) => lineOf(group, (id && facts.get(id)) || noFacts));
  return general ? [...lines, lineOf(general, noFacts)] : lines;
}
