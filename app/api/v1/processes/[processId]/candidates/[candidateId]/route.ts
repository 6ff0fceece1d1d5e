import { z } from 'zod';
import { eraseCandidate } from '@/lib/candidates/erasure/erase-candidates';
import { getCandidate, loadCandidateAhead } from '@/lib/candidates/details/get-candidate';
import { candidateParams, candidateSchema } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'One candidate; opening a NEW one makes it SEEN, unless peek is set',
  params: candidateParams,
  query: z.object({ peek: z.stringbool().default(false) }),
  answer: candidateSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params, query }) => (query.peek ? loadCandidateAhead : getCandidate)(actor, params),
});

export const DELETE = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'Erases a candidate with file, text, analyses, notes and interviews',
  params: candidateParams,
  errors: ['candidate.not-found', 'process.not-found'],
  handle: ({ actor, params }) => eraseCandidate(actor, params),
});

export const { POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ GET, DELETE });
