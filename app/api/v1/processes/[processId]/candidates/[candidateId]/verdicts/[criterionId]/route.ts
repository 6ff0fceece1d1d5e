import { correctVerdict } from '@/lib/candidates/decisions/correct-verdict';
import { correctVerdictSchema, undoCorrectionQuery, verdictParams } from '@/lib/domain/candidate-review-schemas';
import { candidateSchema } from '@/lib/domain/candidate-schemas';
import { undoCorrection } from '@/lib/candidates/decisions/undo-correction';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

const errors = [
  'candidate.not-found',
  'candidate.not-analysed',
  'criterion.not-found',
  'process.not-found',
  'process.archived',
] as const;

export const PUT = apiHandler({
  permission: 'candidate:decide',
  summary: "Corrects the engine's verdict on a criterion; the score follows",
  params: verdictParams,
  body: correctVerdictSchema,
  repeatable: true,
  answer: candidateSchema,
  errors: [...errors, 'correction.changed'],
  handle: ({ actor, params, body, idempotencyKey }) => correctVerdict(actor, { ...params, ...body, idempotencyKey }),
});

export const DELETE = apiHandler({
  permission: 'candidate:decide',
  summary: "Takes back a correction; the engine's verdict holds again",
  params: verdictParams,
  query: undoCorrectionQuery,
  answer: candidateSchema,
  errors: [...errors, 'correction.changed'],
  handle: ({ actor, params, query }) => undoCorrection(actor, { ...params, ...query }),
});

export const { GET, POST, PATCH, OPTIONS } = rejectOtherMethods({ PUT, DELETE });
