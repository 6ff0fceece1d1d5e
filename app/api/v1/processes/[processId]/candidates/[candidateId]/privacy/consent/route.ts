import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { recordConsent } from '@/lib/person-rights/change-consent';
import { recordConsentSchema } from '@/lib/person-rights/person-schemas';

export const PUT = apiHandler({
  permission: 'candidate:decide',
  summary: 'Records until when a candidate consents to future recruitment; null: no longer',
  params: candidateParams,
  body: recordConsentSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params, body }) => recordConsent(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });
