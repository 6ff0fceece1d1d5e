import { getExplanation } from '@/lib/candidates/explanation/get-explanation';
import { letterMediaTypes, writeExplanation } from '@/lib/candidates/explanation/write-explanation';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { explanationQuerySchema, explanationSchema, writeExplanationSchema } from '@/lib/domain/explanation-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { fileResponse } from '@/lib/http/server/file-response';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

const errors = [
  'process.not-found',
  'candidate.not-found',
  'candidate.not-analysed',
  'candidate.score-hidden',
  'candidate.verdicts-hidden',
] as const;

export const GET = apiHandler({
  permission: 'candidate:export',
  summary: 'Why a candidate was judged so: a letter to them, composed by rules, and what would change the result',
  params: candidateParams,
  query: explanationQuerySchema,
  answer: explanationSchema,
  errors: [...errors],
  handle: ({ actor, params, query }) => getExplanation(actor, { ...params, ...query }),
});

export const POST = apiHandler({
  permission: 'candidate:export',
  summary: 'The letter as a file, with edited texts; refused where a sentence does not stand on verdicts and quotes',
  params: candidateParams,
  body: writeExplanationSchema,
  produces: Object.values(letterMediaTypes),
  errors: [...errors, 'explanation.unproved'],
  handle: async ({ actor, params, body }) => {
    const { bytes, mediaType } = await writeExplanation(actor, { ...params, ...body });
    const stream = new Blob([new Uint8Array(bytes)]).stream();
    return fileResponse({ fileName: `letter.${body.format}`, mimeType: mediaType, stream });
  },
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });
