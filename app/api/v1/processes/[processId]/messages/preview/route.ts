import { maxChoiceBytes } from '@/lib/domain/candidate-review-schemas';
import { messagePreviewSchema, previewMessagesSchema } from '@/lib/domain/message-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { previewMessages } from '@/lib/messages/preview-messages';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary:
    'What several candidates, or all of a search, would get in a message, and who cannot get it; nothing is written',
  params: processParams,
  body: previewMessagesSchema,
  maxBodyBytes: maxChoiceBytes,
  answer: messagePreviewSchema,
  errors: ['process.not-found', 'search.not-found', 'message.too-many'],
  handle: ({ actor, params, body }) => previewMessages(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
