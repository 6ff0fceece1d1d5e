import { z } from 'zod';
import { localeSchema } from '@/lib/domain/user-schemas';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { mailCode } from '@/lib/person-rights/mail-code';
import { pageTokenSchema } from '@/lib/person-rights/person-schemas';

export const POST = publicHandler({
  summary: 'Mails a code to the address of the candidate’s CV',
  body: pageTokenSchema.extend({ locale: localeSchema }),
  answer: z.object({ until: z.iso.datetime() }),
  errors: ['link.invalid', 'proof.locked', 'mail.not-set-up', 'request.too-many'],
  handle: ({ body }) => mailCode(body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
