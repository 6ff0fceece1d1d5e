import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createSimulation } from '@/lib/interviews/create-simulation';
import { getSimulation } from '@/lib/interviews/get-simulation';
import { prepareSimulation } from '@/lib/interviews/prepare-simulation';
import type { SimulationPlace } from '@/lib/interviews/simulation-row';
import type { InterviewQuestionDto, SimulationDto } from '@/lib/interviews/simulation-schemas';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';

export interface InterviewScene {
  actor: PersonActor;
  place: SimulationPlace;
  load: () => Promise<SimulationDto>;
  prepare: () => Promise<SimulationDto>;
  /** Of the simulation, by the place in the interview. */
  question: (index: number) => Promise<InterviewQuestionDto>;
}

/** A simulation of a candidate with a name and an analysis, not prepared yet. */
export async function setUpInterview(
  choices: { locale?: 'pl' | 'en'; engine?: string | null } = {},
): Promise<InterviewScene> {
  const { actor, processId } = await createTestScene();
  await database().process.update({ where: { id: processId }, data: { engine: choices.engine ?? null } });
  await createTestCandidates({ processId, count: 3 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({
    where: { processId, currentAnalysisId: { not: null } },
  });
  await database().candidate.update({
    where: { id: candidateId },
    data: { firstName: 'Olga', lastName: 'Miła' },
  });
  const { id: interviewSimulationId } = await createSimulation(actor, {
    processId,
    candidateId,
    length: 'STANDARD',
    focus: 'ALL',
    locale: choices.locale ?? 'en',
  });
  const place = { processId, candidateId, interviewSimulationId };
  const load = () => getSimulation(actor, place);
  return {
    actor,
    place,
    load,
    prepare: async () => {
      await prepareSimulation(systemActor, { simulationId: interviewSimulationId });
      return load();
    },
    question: async (index) => {
      const question = (await load()).questions[index];
      if (!question) throw new Error(`There is no question ${index}`);
      return question;
    },
  };
}
