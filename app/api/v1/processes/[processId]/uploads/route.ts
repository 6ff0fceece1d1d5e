import { beginUpload } from '@/lib/storage/uploads/begin-upload';
import { uploadFormSchema } from '@/lib/domain/upload-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:upload',
  summary: 'A form to upload one CV straight into the store of files; none where CVs are uploaded to the product',
  params: processParams,
  answer: uploadFormSchema,
  errors: ['process.not-found', 'request.too-many'],
  handle: async ({ actor, params }) => ({ form: await beginUpload(actor, params) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
