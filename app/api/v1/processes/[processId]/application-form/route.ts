import { applicationFormSchema, saveFormSchema, switchFormSchema } from '@/lib/application-form/form-schemas';
import { getApplicationForm } from '@/lib/application-form/get-application-form';
import { saveApplicationForm } from '@/lib/application-form/save-application-form';
import { switchApplicationForm } from '@/lib/application-form/switch-application-form';
import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { maxProcessBodyBytes } from '@/lib/processes/body-limit';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'The application form of a process, and its links',
  params: processParams,
  answer: applicationFormSchema,
  etag: versionTag,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getApplicationForm(actor, params),
});

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Saves what the application form of a process says and asks',
  params: processParams,
  body: saveFormSchema,
  maxBodyBytes: maxProcessBodyBytes,
  answer: applicationFormSchema,
  etag: versionTag,
  conditional: true,
  errors: [
    'process.not-found',
    'process.archived',
    'application-form.unlawful-question',
    'application-form.saved-meanwhile',
  ],
  handle: ({ actor, params, body, ifMatch }) => saveApplicationForm(actor, { ...params, ...body, ifMatch }),
});

export const PATCH = apiHandler({
  permission: 'process:write',
  summary: 'Switches the application form of a process on or off',
  params: processParams,
  body: switchFormSchema,
  answer: applicationFormSchema,
  etag: versionTag,
  errors: ['process.not-found', 'process.archived', 'application-form.not-saved'],
  handle: ({ actor, params, body }) => switchApplicationForm(actor, { ...params, ...body }),
});

export const { POST, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT, PATCH });
