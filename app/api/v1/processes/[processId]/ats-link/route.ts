import { getAtsLink } from '@/lib/ats/link/get-ats-link';
import { removeAtsLink } from '@/lib/ats/link/remove-ats-link';
import { saveAtsLink } from '@/lib/ats/link/save-ats-link';
import { atsLinkAnswerSchema, atsLinkInputSchema } from '@/lib/ats/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'The recruitment in the ATS that a process is linked to',
  params: processParams,
  answer: atsLinkAnswerSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getAtsLink(actor, params),
});

export const PUT = apiHandler({
  permission: 'process:write',
  summary: "Links a process to a recruitment in the ATS, and says what 'Selected by AI' is there",
  params: processParams,
  body: atsLinkInputSchema,
  answer: atsLinkAnswerSchema,
  conditional: true,
  errors: ['process.not-found', 'process.archived', 'ats.connection-not-found'],
  handle: ({ actor, params, body, ifMatch }) => saveAtsLink(actor, { ...params, ...body, ifMatch }),
});

export const DELETE = apiHandler({
  permission: 'process:write',
  summary: 'Ends the link to the ATS; the candidates stay',
  params: processParams,
  conditional: true,
  errors: ['process.not-found', 'process.archived'],
  handle: ({ actor, params, ifMatch }) => removeAtsLink(actor, { ...params, ifMatch }),
});

export const { POST, PATCH, OPTIONS } = rejectOtherMethods({ GET, PUT, DELETE });
