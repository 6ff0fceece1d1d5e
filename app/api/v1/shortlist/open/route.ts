import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { openSharedList } from '@/lib/shortlists/open-shared';
import { sharedListSchema, shortlistAccessSchema } from '@/lib/shortlists/shortlist-schemas';

export const POST = publicHandler({
  summary: 'The candidates of a shortlist, for who has its link',
  body: shortlistAccessSchema,
  answer: sharedListSchema,
  errors: ['link.invalid', 'shortlist.pin-needed'],
  handle: ({ body }) => openSharedList(body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
