import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { createSimulation } from '@/lib/interviews/create-simulation';
import { listSimulations } from '@/lib/interviews/list-simulations';
import {
  createSimulationSchema,
  simulationItemSchema,
  simulationListSchema,
} from '@/lib/interviews/simulation-schemas';

export const GET = apiHandler({
  permission: 'interview:read',
  summary: 'The interview simulations of a candidate, newest first',
  params: candidateParams,
  answer: simulationListSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params }) => listSimulations(actor, params),
});

export const POST = apiHandler({
  permission: 'interview:run',
  summary: 'Starts an interview simulation; its questions are written in the background',
  params: candidateParams,
  body: createSimulationSchema,
  answer: simulationItemSchema,
  status: 201,
  errors: ['candidate.not-found', 'process.archived', 'interview.not-analysed', 'candidate.verdicts-hidden'],
  handle: ({ actor, params, body }) => createSimulation(actor, { ...params, ...body }),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });
