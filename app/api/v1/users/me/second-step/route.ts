import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { confirmSecondStep } from '@/lib/users/second-step/confirm-second-step';
import { getOwnSecondStep } from '@/lib/users/second-step/get-own-second-step';
import {
  confirmSecondStepSchema,
  ownSecondStepSchema,
  recoveryCodesSchema,
} from '@/lib/users/second-step/second-step-schemas';

export const GET = apiHandler({
  permission: 'signed-in',
  programs: false,
  beforeSecondStep: true,
  summary: 'Whether the signed-in person has a second step, and how many recovery codes are left',
  answer: ownSecondStepSchema,
  handle: ({ actor }) => getOwnSecondStep(actor),
});

export const POST = apiHandler({
  permission: 'signed-in',
  programs: false,
  beforeSecondStep: true,
  summary: "Sets up the signed-in person's second step by the first code of the app; their other sessions end",
  body: confirmSecondStepSchema,
  answer: recoveryCodesSchema,
  status: 201,
  errors: ['second-step.setup-expired', 'second-step.already-set-up', 'user.company-sign-in'],
  handle: ({ actor, body }) => confirmSecondStep(actor, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });
