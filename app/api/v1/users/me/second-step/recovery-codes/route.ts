import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { renewRecoveryCodes } from '@/lib/users/second-step/renew-recovery-codes';
import { provedSecondStepSchema, recoveryCodesSchema } from '@/lib/users/second-step/second-step-schemas';

export const POST = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Gives the signed-in person new recovery codes; the former ones end',
  body: provedSecondStepSchema,
  answer: recoveryCodesSchema,
  errors: ['second-step.not-set-up', 'second-step.unreadable', 'user.company-sign-in', 'request.too-many'],
  handle: ({ actor, body }) => renewRecoveryCodes(actor, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
