import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { answerQuestion } from '@/lib/interviews/answer-question';
import { completeSimulation } from '@/lib/interviews/complete-simulation';
import { getSimulation } from '@/lib/interviews/get-simulation';
import { prepareSimulation } from '@/lib/interviews/prepare-simulation';
import type { Fixtures } from './fixtures';

const answers = [
  'W 2023 prowadziła wdrożenie u klienta z branży logistycznej. Zespół liczył 6 osób, a termin skrócono z 9 do 7 miesięcy.',
  'Tak.',
  'Jestem w ciąży, ale od 2019 prowadzę takie projekty.',
  'A jakie są widełki?',
];

/** Interview simulations of a judged candidate in every state; the value is the path of the screen. */
export async function createInterviews(
  actor: PersonActor,
  candidate: { processId: string; candidateId: string },
): Promise<Fixtures['interviews']> {
  const { currentAnalysisId } = await database().candidate.findUniqueOrThrow({ where: { id: candidate.candidateId } });
  if (!currentAnalysisId) throw new Error('The candidate has no analysis');
  const analysisId = currentAnalysisId;
  const path = (id: string) =>
    `/processes/${candidate.processId}/candidates/${candidate.candidateId}/interview-simulation/${id}`;

  async function create(status: 'CREATED' | 'PREPARING' | 'ERROR') {
    const choices = { locale: 'pl', length: 'SHORT', focus: 'ALL' } as const;
    const statusReason = status === 'ERROR' ? 'internal' : null;
    const { id } = await database().interviewSimulation.create({
      data: { ...candidate, ...choices, analysisId, status, statusReason, createdById: actor.userId },
    });
    return { ...candidate, interviewSimulationId: id };
  }

  async function createAnswered() {
    const place = await create('CREATED');
    await prepareSimulation(systemActor, { simulationId: place.interviewSimulationId });
    const { questions } = await getSimulation(actor, place);
    for (const [index, answer] of answers.entries()) {
      const questionId = questions[index]?.id;
      if (questionId) await answerQuestion(actor, { ...place, questionId, answer, action: 'SEND' });
    }
    return place;
  }

  const completed = await createAnswered();
  await completeSimulation(actor, completed);
  return {
    preparing: path((await create('PREPARING')).interviewSimulationId),
    failed: path((await create('ERROR')).interviewSimulationId),
    completed: path(completed.interviewSimulationId),
    inProgress: path((await createAnswered()).interviewSimulationId),
  };
}
