import { finishUpload } from '@/lib/candidates/cv/finish-upload';
import { uploadAnswerSchema } from '@/lib/domain/candidate-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { finishUploadSchema } from '@/lib/domain/upload-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:upload',
  summary: 'Adds a CV that was uploaded with a form; it is accepted or refused',
  params: processParams,
  body: finishUploadSchema,
  answer: uploadAnswerSchema,
  status: 201,
  errors: ['process.not-found', 'process.archived', 'process.not-ready', 'upload.not-arrived'],
  handle: ({ actor, params, body }) => finishUpload(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
