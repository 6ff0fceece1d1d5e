import { uploadAnswerSchema } from '@/lib/domain/candidate-schemas';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { maxFilesPerUpload } from '@/lib/candidates/cv/upload-limits';
import { cvLimits } from '@/lib/cv/cv-limits';
import { megabyte } from '@/lib/validation/file-limits';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:upload',
  summary: 'Adds CVs; each file is accepted or refused on its own',
  params: processParams,
  files: { field: 'files', maxBytes: cvLimits.maxMegabytes * megabyte, maxFiles: maxFilesPerUpload },
  answer: uploadAnswerSchema,
  status: 201,
  errors: ['process.not-found', 'process.archived', 'process.not-ready', 'upload.no-files'],
  handle: ({ actor, params, files }) => uploadCvs(actor, { ...params, files }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
