import { z } from 'zod';
import { localeSchema } from '@/lib/domain/user-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { fileResponse } from '@/lib/http/server/file-response';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { shortlistParams } from '@/lib/shortlists/shortlist-schemas';
import { writeShortlist } from '@/lib/shortlists/write-shortlist';

export const GET = apiHandler({
  permission: 'candidate:export',
  summary: 'A shortlist to print: a comparison, then a page a candidate, with what its switches allow',
  params: shortlistParams,
  query: z.object({ language: localeSchema.optional() }),
  produces: ['application/pdf'],
  errors: ['process.not-found', 'shortlist.not-found'],
  handle: async ({ actor, params, query }) => {
    const stream = new Blob([new Uint8Array(await writeShortlist(actor, { ...params, ...query }))]).stream();
    return fileResponse({ fileName: 'shortlist.pdf', mimeType: 'application/pdf', stream });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
