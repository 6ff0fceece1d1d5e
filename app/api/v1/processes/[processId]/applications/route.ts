import { intakeAnswerSchema, intakeInputSchema, maxIntakeBytes } from '@/lib/ats/intake/intake-schemas';
import { takeApplication } from '@/lib/ats/intake/take-application';
import { cvFileErrors } from '@/lib/cv/cv-file-errors';
import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:import',
  summary: 'Gives a candidate of another ATS, or what changed of one; the same external id again adds nobody',
  params: processParams,
  body: intakeInputSchema,
  maxBodyBytes: maxIntakeBytes,
  answer: intakeAnswerSchema,
  errors: [
    ...(['process.not-found', 'process.archived', 'process.not-ready'] as const),
    ...(['ats.not-linked', 'ats.unsupported', 'ats.paused', 'ats.not-set-up'] as const),
    'candidate.erased-here',
    ...cvFileErrors,
  ],
  handle: ({ actor, params, body }) => takeApplication(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
