import { checkSeal } from '@/lib/auditor-file/check-seal';
import { sealCheckSchema, sealParams } from '@/lib/auditor-file/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'Whether a file for an auditor was made here with these bytes, proved by the chain of the audit log',
  params: sealParams,
  answer: sealCheckSchema,
  handle: ({ actor, params }) => checkSeal(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
