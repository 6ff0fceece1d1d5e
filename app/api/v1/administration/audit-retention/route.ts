import { changeAuditRetention, getAuditRetention } from '@/lib/audit-log/audit-settings';
import { retentionSchema } from '@/lib/audit-log/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'How many months the audit log is kept',
  answer: retentionSchema,
  handle: ({ actor }) => getAuditRetention(actor),
});

export const PUT = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Sets how many months the audit log is kept, at least 6',
  body: retentionSchema,
  answer: retentionSchema,
  handle: ({ actor, body }) => changeAuditRetention(actor, body),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });
