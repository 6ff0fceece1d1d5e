import type { AnsweredQuestion, InterviewQuestionDto, SimulationDto } from '@/lib/interviews/simulation-schemas';

/** Whether nobody has to come back to it. */
export function isDone({ answeredAt, skippedReason }: InterviewQuestionDto): boolean {
  return answeredAt !== null || skippedReason !== null;
}

/** The simulation after an answer was saved. */
export function withAnswer(simulation: SimulationDto, { question, followUp }: AnsweredQuestion): SimulationDto {
  const others = simulation.questions.filter(({ id }) => id !== question.id && id !== followUp?.id);
  const questions = [...others, question, ...(followUp ? [followUp] : [])].toSorted(
    (one, next) => one.position - next.position,
  );
  return { ...simulation, questions, total: questions.length, done: questions.filter(isDone).length };
}
