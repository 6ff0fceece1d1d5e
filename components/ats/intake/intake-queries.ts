import { queryOptions } from '@tanstack/react-query';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ProcessTokens } from '@/lib/users/api-tokens/process-token-schemas';
import type { WebhookMessages } from '@/lib/webhooks/webhook-schemas';

const pathOf = (processId: string) => `/processes/${processId}`;

export const intakePaths = {
  applications: (processId: string) => `${pathOf(processId)}/applications`,
  tokens: (processId: string) => `${pathOf(processId)}/intake-tokens`,
  fileColumns: (processId: string) => `${pathOf(processId)}/file-columns`,
  webhooks: (processId: string) => `${pathOf(processId)}/webhooks`,
};

/** What an ATS that gives us candidates needs, and what it was told. */
export const intakeQueries = {
  tokens: (processId: string) =>
    queryOptions({
      queryKey: ['ats', 'intake-tokens', processId],
      queryFn: ({ signal }) => apiAnswer<ProcessTokens>({ path: intakePaths.tokens(processId), signal }),
    }),
  webhooks: (processId: string) =>
    queryOptions({
      queryKey: ['ats', 'webhooks', processId],
      queryFn: ({ signal }) => apiAnswer<WebhookMessages>({ path: intakePaths.webhooks(processId), signal }),
    }),
};
