import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { openTimesPage } from '@/lib/interview-times/open-times-page';
import { timesPageSchema } from '@/lib/interview-times/times-schemas';
import { linkTokenSchema } from '@/lib/users/link-schemas';

export const POST = publicHandler({
  summary: 'The times for an interview that a candidate may pick, for who has the link',
  body: linkTokenSchema,
  answer: timesPageSchema,
  errors: ['link.invalid'],
  handle: ({ body }) => openTimesPage(body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
