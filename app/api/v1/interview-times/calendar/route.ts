import { calendarResponse } from '@/lib/http/server/file-response';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { downloadOwnCalendar } from '@/lib/interview-times/download-calendar';
import { pageTimesSchema } from '@/lib/interview-times/times-schemas';

export const POST = publicHandler({
  summary: 'The event for the candidate’s calendar (RFC 5545)',
  body: pageTimesSchema,
  produces: ['text/calendar'],
  errors: ['link.invalid', 'interview-times.not-found'],
  handle: async ({ body }) => calendarResponse(await downloadOwnCalendar(body)),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
