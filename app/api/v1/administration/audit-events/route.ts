import { listAuditEvents } from '@/lib/audit-log/list-audit-events';
import { auditListQuery, auditPageSchema } from '@/lib/audit-log/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'The audit log, newest first: who did what, when and from where',
  query: auditListQuery,
  answer: auditPageSchema,
  handle: ({ actor, query }) => listAuditEvents(actor, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
