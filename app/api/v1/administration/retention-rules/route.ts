import { retentionRulesSchema, saveRulesSchema } from '@/lib/domain/retention/rule-schemas';
import { listRules } from '@/lib/retention/rules/list-rules';
import { saveRules } from '@/lib/retention/rules/save-rules';
import { versionTag } from '@/lib/http/server/version-tag';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'How long candidates are kept: the rules, in their order',
  answer: retentionRulesSchema,
  etag: versionTag,
  handle: ({ actor }) => listRules(actor),
});

export const PUT = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Replaces the rules; one that is new or changed erases nobody for a week',
  body: saveRulesSchema,
  answer: retentionRulesSchema,
  etag: versionTag,
  conditional: true,
  errors: ['retention.rules-changed'],
  handle: ({ actor, body, ifMatch }) => saveRules(actor, { ...body, ifMatch }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });
