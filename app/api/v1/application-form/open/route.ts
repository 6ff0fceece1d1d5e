import { openFormSchema, publicFormSchema } from '@/lib/application-form/form-schemas';
import { openApplicationForm } from '@/lib/application-form/open-application-form';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = publicHandler({
  summary: 'The application form of a link',
  body: openFormSchema,
  answer: publicFormSchema,
  errors: ['application-form.closed'],
  handle: ({ body }) => openApplicationForm(body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
