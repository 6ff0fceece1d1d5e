import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { beginSecondStep } from '@/lib/users/second-step/begin-second-step';
import { beginSecondStepSchema, secondStepKeySchema } from '@/lib/users/second-step/second-step-schemas';

export const POST = apiHandler({
  permission: 'signed-in',
  programs: false,
  beforeSecondStep: true,
  summary: "Makes a key for the signed-in person's app; nothing changes before its first code",
  body: beginSecondStepSchema,
  answer: secondStepKeySchema,
  errors: ['second-step.already-set-up', 'user.company-sign-in', 'request.too-many'],
  handle: ({ actor, body }) => beginSecondStep(actor, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
