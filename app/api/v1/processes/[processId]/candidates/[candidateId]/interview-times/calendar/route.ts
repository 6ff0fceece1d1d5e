import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { calendarResponse } from '@/lib/http/server/file-response';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { downloadCalendar } from '@/lib/interview-times/download-calendar';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The interview, or its cancellation, for the recruiter’s calendar (RFC 5545)',
  params: candidateParams,
  produces: ['text/calendar'],
  errors: ['process.not-found', 'candidate.not-found', 'interview-times.not-found'],
  handle: async ({ actor, params }) => calendarResponse(await downloadCalendar(actor, params)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
