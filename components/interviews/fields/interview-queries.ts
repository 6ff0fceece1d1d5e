import { queryOptions } from '@tanstack/react-query';
import { ApiError, apiAnswer, apiRequest, readBody } from '@/lib/http/browser/browser-client';
import type {
  AnsweredQuestion,
  AnswerQuestionInput,
  CreateSimulationInput,
  SimulationDto,
  SimulationItem,
  SimulationStatusDto,
} from '@/lib/interviews/simulation-schemas';

export interface CandidatePlace {
  processId: string;
  candidateId: string;
}

export interface SimulationPlace extends CandidatePlace {
  interviewSimulationId: string;
}

const listPath = ({ processId, candidateId }: CandidatePlace): string =>
  `/processes/${processId}/candidates/${candidateId}/inteview-simulations`;
const simulationPath = (place: SimulationPlace): string => `${listPath(place)}/${place.interviewSimulationId}`;

/** Query keys of interview simulations; invalidate by prefix. */
export const interviewKeys = {
  list: ({ candidateId }: CandidatePlace) => ['interviews', 'list', candidateId] as const,
  one: ({ interviewSimulationId }: Pick<SimulationPlace, 'interviewSimulationId'>) =>
    ['interviews', 'one', interviewSimulationId] as const,
  followUp: (questionId: string) => ['interviews', 'follow-up', questionId] as const,
  status: ({ interviewSimulationId }: SimulationPlace) => ['interviews', 'status', interviewSimulationId] as const,
};

/** The simulations of a candidate, newest first. */
export function simulationsQuery(place: CandidatePlace) {
  return queryOptions({
    queryKey: interviewKeys.list(place),
    queryFn: ({ signal }) => apiAnswer<{ items: SimulationItem[] }>({ path: listPath(place), signal }),
  });
}

const goneCodes = new Set(['process.not-found', 'candidate.not-found', 'interview.not-found']);

/** Whether an error says that the simulation, its candidate or its process is not there any more, or may not be seen. */
export const isSimulationGone = (error: unknown): boolean => error instanceof ApiError && goneCodes.has(error.code);

/** A simulation with its questions, answers and summary. */
export function simulationQuery(place: SimulationPlace) {
  return queryOptions({
    queryKey: interviewKeys.one(place),
    queryFn: ({ signal }) => apiAnswer<SimulationDto>({ path: simulationPath(place), signal }),
  });
}

/** Whether the questions are ready, cheap to poll. */
export function simulationStatusQuery(place: SimulationPlace) {
  return queryOptions({
    queryKey: interviewKeys.status(place),
    queryFn: ({ signal }) => apiAnswer<SimulationStatusDto>({ path: `${simulationPath(place)}/status`, signal }),
    // The page shows that it is gone, and asks again.
  });
}

export function createSimulation(place: CandidatePlace, body: CreateSimulationInput): Promise<SimulationItem> {
  return apiAnswer({ method: 'POST', path: listPath(place), body });
}

export function putAnswer(
  place: SimulationPlace,
  questionId: string,
  body: AnswerQuestionInput,
): Promise<AnsweredQuestion> {
  return apiAnswer({ method: 'PUT', path: `${simulationPath(place)}/questions/${questionId}`, body });
}

/**
 * Has the model go on from an answer.
 *
 * @param onText gets the parts of its text as they come
 * @throws ApiError, with code `network` when the stream is lost
 */
export async function readFollowUp(
  place: SimulationPlace,
  questionId: string,
  { signal, onText }: { signal: AbortSignal; onText: (text: string) => void },
): Promise<void> {
  const path = `${simulationPath(place)}/questions/${questionId}/follow-up`;
  const response = await apiRequest({ method: 'POST', path, signal });
  await readBody(response, { method: 'POST', url: path }, async ({ body }) => {
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) onText(part.value);
  });
}

export function completeSimulation(place: SimulationPlace): Promise<SimulationDto> {
  return apiAnswer({ method: 'POST', path: `${simulationPath(place)}/complete` });
}

/** Lets the answers of a finished interview be changed again. */
export function reopenSimulation(place: SimulationPlace): Promise<SimulationDto> {
  return apiAnswer({ method: 'POST', path: `${simulationPath(place)}/reopen` });
}

export async function retrySimulation(place: SimulationPlace): Promise<void> {
  await apiRequest({ method: 'POST', path: `${simulationPath(place)}/retry` });
}
