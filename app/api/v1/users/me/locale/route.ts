import { z } from 'zod';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { changeLocale } from '@/lib/users/change-locale';
import { localeSchema } from '@/lib/domain/user-schemas';

export const PUT = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Keeps the interface language on the account',
  body: z.object({ locale: localeSchema }),
  handle: ({ actor, body }) => changeLocale(actor, body.locale),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });
