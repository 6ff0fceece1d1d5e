import { quoteAnswer } from './quote-answer';
import { otherLabels } from './judge-question';
import { isOfOther, namesCriterion, ownSentences } from './of-other';
import { sentencesOf } from './sentences-of';
import { withoutMarks } from './private/leave-out-private';
import { isDone } from './simulation-row';
import type { InterviewQuestionDto, SimulationDto } from './simulation-schemas';

type SummaryLine = SimulationDto['summary'][number];
type CvFacts = Pick<SummaryLine, 'evidence' | 'isRedFlag'>;

const noFacts: CvFacts = { evidence: [], isRedFlag: false };

/** It says something of the criterion. */
const isSettling = ({ answeredAt, answer, isBeside, isOfOther, isUnknown, asksBack }: InterviewQuestionDto): boolean =>
  answeredAt !== null && !isBeside && !isOfOther && !isUnknown && !asksBack && withoutMarks(answer) !== '';

/** What the answers to a criterion's own questions say of it. */
function ownQuotes(questions: InterviewQuestionDto[], others: string[]): SummaryLine['quotes'] {
  return questions.filter(isSettling).flatMap(({ id: questionId, answer, label, locale }) => {
    const said = withoutMarks(answer);
    // A follow-up may be answered with any word.
    const own = label === null ? [said] : ownSentences(said, label, others);
    return quoteAnswer(own.length === 0 ? said : own.join('\n'), label).map((quote) => ({ questionId, quote, locale }));
  });
}

/** What answers to the questions about other criteria say of this one, by its name. */
function quotesFromElsewhere(questions: InterviewQuestionDto[], { id, label }: Criterion): SummaryLine['quotes'] {
  if (label === null) return [];
  const elsewhere = questions.filter((one) => one.criterionId !== id && (one.isOfOther || isSettling(one)));
  return elsewhere.flatMap(({ id: questionId, answer, label: asked, locale }) => {
    const about = sentencesOf(withoutMarks(answer)).filter(
      (sentence) => asked !== null && isOfOther(sentence, asked, [label]) && namesCriterion(sentence, label),
    );
    return quoteAnswer(about.join('\n'), label).map((quote) => ({ questionId, quote, locale }));
  });
}

interface Criterion {
  id: string | null;
  label: string | null;
}

function lineOf(questions: InterviewQuestionDto[], facts: CvFacts, all: InterviewQuestionDto[]): SummaryLine {
  const [first] = questions;
  const { criterionId = null, label = null, verdict = null } = first ?? {};
  const answered = questions.filter(({ answeredAt }) => answeredAt !== null);
  const elsewhere = quotesFromElsewhere(all, { id: criterionId, label });
  return {
    criterionId,
    label,
    verdict,
    ...facts,
    quotes: [...ownQuotes(questions, otherLabels(all, criterionId)), ...elsewhere],
    answered: answered.length,
    skipped: questions.filter(({ skippedReason }) => skippedReason !== null).length,
    open: questions.filter((question) => !isDone(question)).length,
    beside: answered.filter(({ isBeside }) => isBeside).length,
    ofOther: answered.filter((one) => one.isOfOther).length,
    unknown: answered.filter(({ isUnknown }) => isUnknown).length,
    candidateAsks: answered
      .filter(({ asksBack }) => asksBack)
      .map(({ id: questionId, answer, locale }) => ({ questionId, quote: withoutMarks(answer), locale })),
    privateLeftOut: questions.some(({ privateLeftOut }) => privateLeftOut),
    // What the CV proves is not open, whatever was answered.
    staysOpen: !questions.some(isSettling) && elsewhere.length === 0 && (facts.isRedFlag || verdict !== 'MET'),
  };
}

/**
 * What the interview gave by criterion, in the order of the questions: the CV's verdict and quotes beside quotes of the
 * answers. An answer beside the question, or that it is not known, is counted and not quoted; what is said of another
 * criterion is quoted there; the candidate's own questions are kept. Questions about the work in general come last.
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
  const lines = [...groups].map(([id, group]) => lineOf(group, (id && facts.get(id)) || noFacts, questions));
  return general ? [...lines, lineOf(general, noFacts, questions)] : lines;
}
