import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { cancelInterview } from '@/lib/interview-times/cancel-interview';
import { getInterviewTimes } from '@/lib/interview-times/get-interview-times';
import { moveInterview } from '@/lib/interview-times/move-interview';
import { interviewTimesSchema, moveInterviewSchema } from '@/lib/interview-times/times-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The times for an interview that the candidate was last offered, and what became of them',
  params: candidateParams,
  answer: interviewTimesSchema,
  errors: ['process.not-found', 'candidate.not-found'],
  handle: ({ actor, params }) => getInterviewTimes(actor, params),
});

export const PUT = apiHandler({
  permission: 'candidate:decide',
  summary: 'Sets another time for the interview, or the first one',
  params: candidateParams,
  body: moveInterviewSchema,
  errors: [
    ...(['candidate.not-found', 'process.archived', 'interview-times.not-found', 'interview-times.too-late'] as const),
    ...(['interview-times.no-such-time', 'interview-times.not-ahead', 'interview-times.overlapping'] as const),
  ],
  handle: ({ actor, params, body }) => moveInterview(actor, { ...params, ...body }),
});

export const DELETE = apiHandler({
  permission: 'candidate:decide',
  summary: 'Calls the interview off, or takes the times back; the candidate’s link ends',
  params: candidateParams,
  errors: ['candidate.not-found', 'interview-times.not-found', 'interview-times.too-late'],
  handle: ({ actor, params }) => cancelInterview(actor, params),
});

export const { POST, PATCH, OPTIONS } = rejectOtherMethods({ GET, PUT, DELETE });
