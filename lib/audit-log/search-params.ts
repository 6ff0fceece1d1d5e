import { createLoader, createParser, parseAsStringLiteral } from 'nuqs/server';
import { allAuditActions, auditGroups } from '@/lib/audit/audit-actions';
import { parseAsPage } from '@/lib/filters/number-parsers';
import { isCalendarDay } from '@/lib/validation/calendar-day';
import { isUuid } from '@/lib/validation/is-uuid';
import { systemActorId } from './enums';

/** A text that is dropped unless it is `valid`. */
const parseAsValid = (valid: (text: string) => boolean) =>
  createParser({ parse: (text: string) => (valid(text) ? text : null), serialize: String });

const parseAsId = parseAsValid(isUuid);
const parseAsDay = parseAsValid(isCalendarDay);

export const auditTabs = ['events', 'failures'] as const;

/** The state of Administration > Audit log in the URL. */
export const auditParsers = {
  tab: parseAsStringLiteral(auditTabs).withDefault('events'),
  actorId: parseAsValid((text) => text === systemActorId || isUuid(text)),
  group: parseAsStringLiteral(auditGroups),
  action: parseAsStringLiteral(allAuditActions),
  processId: parseAsId,
  candidateId: parseAsId,
  from: parseAsDay,
  to: parseAsDay,
  id: parseAsId,
  /** `nextCursor` of the page before. */
  cursor: parseAsValid((text) => /^[0-9A-Z:.-]{24}_[0-9a-f-]{36}$/.test(text)),
  /** Page of the failed sign-ins. */
  failures: parseAsPage.withDefault(1),
};

/** Parses the URL of the page; invalid values become their defaults. */
export const loadAuditParams = createLoader(auditParsers);

/** No filter: what clears them in the URL. */
export const noAuditFilter = {
  actorId: null,
  group: null,
  action: null,
  processId: null,
  candidateId: null,
  from: null,
  to: null,
  id: null,
  cursor: null,
} as const;
