import { allowNetwork } from '@/lib/application-form/application-limits';
import { applicationSchema, maxApplicationBytes } from '@/lib/application-form/form-schemas';
import { sendApplication } from '@/lib/application-form/send-application';
import { requestAddress } from '@/lib/auth/request-address';
import { cvFileErrors } from '@/lib/cv/cv-file-errors';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = publicHandler({
  summary: 'An application by the form of a link; nobody learns whether the person had applied before',
  body: applicationSchema,
  maxBodyBytes: maxApplicationBytes,
  errors: [
    ...(['application-form.closed', 'application-form.too-early', 'application-form.stale'] as const),
    ...(['application-form.changed', 'request.too-many'] as const),
    ...cvFileErrors,
  ],
  admit: ({ headers }) => allowNetwork(requestAddress(headers)),
  handle: ({ body, request }) => sendApplication({ ...body, address: requestAddress(request.headers) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
