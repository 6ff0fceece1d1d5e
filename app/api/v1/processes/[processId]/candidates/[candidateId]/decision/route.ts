import { decideCandidate } from '@/lib/candidates/decisions/decide-candidate';
import { decideSchema, undoDecisionQuerySchema } from '@/lib/domain/candidate-review-schemas';
import { candidateListItemSchema, candidateParams } from '@/lib/domain/candidate-schemas';
import { undoDecision } from '@/lib/candidates/decisions/undo-decision';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary: 'Records a decision about a candidate; earlier ones stay as history',
  params: candidateParams,
  body: decideSchema,
  repeatable: true,
  answer: candidateListItemSchema,
  errors: [
    'candidate.not-found',
    'process.not-found',
    'process.archived',
    'decision.changed',
    'decision.reason-not-offered',
    'candidate.reveal-reason-missing',
  ],
  handle: ({ actor, params, body, idempotencyKey }) => decideCandidate(actor, { ...params, ...body, idempotencyKey }),
});

export const DELETE = apiHandler({
  permission: 'candidate:decide',
  summary: 'Takes back the current decision; the one before it holds again',
  params: candidateParams,
  query: undoDecisionQuerySchema,
  answer: candidateListItemSchema,
  errors: ['candidate.not-found', 'process.not-found', 'process.archived', 'decision.changed'],
  handle: ({ actor, params, query }) => undoDecision(actor, { ...params, ...query }),
});

export const { GET, PUT, PATCH, OPTIONS } = rejectOtherMethods({ POST, DELETE });
