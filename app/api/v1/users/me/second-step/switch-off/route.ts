import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { provedSecondStepSchema } from '@/lib/users/second-step/second-step-schemas';
import { switchOffSecondStep } from '@/lib/users/second-step/switch-off-second-step';

export const POST = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: "Ends the signed-in person's second step; their password and a code prove that it is them",
  body: provedSecondStepSchema,
  errors: ['second-step.not-set-up', 'second-step.unreadable', 'user.company-sign-in', 'request.too-many'],
  handle: ({ actor, body }) => switchOffSecondStep(actor, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
