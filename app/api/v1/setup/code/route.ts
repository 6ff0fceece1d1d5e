import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { beginCompanySetup } from '@/lib/users/setup/begin-company-setup';
import { companySetupAnswerSchema, companySetupSchema } from '@/lib/users/setup/setup-schemas';

export const POST = publicHandler({
  summary: 'The first run with a company account: who has the code and signs in next becomes the first administrator',
  body: companySetupSchema,
  answer: companySetupAnswerSchema,
  errors: ['setup.done'],
  handle: async ({ body }) => {
    const { cookie, expiresAt } = await beginCompanySetup(body);
    return Response.json({ expiresAt }, { headers: { 'set-cookie': cookie } });
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
