import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { Mail } from '@/lib/db/generated/client';
import { mailSettings } from '../mail-settings';
import type { MailRow, MailState } from './mail-schemas';

const pageSize = 20;

/**
 * How mail does: the server, the last success and failure, and a page of the mails.
 *
 * @param input `page` from 1; a page past the end is empty
 * @throws AppError `permission.denied`
 */
export async function getMailState(actor: Actor, { page }: { page: number }): Promise<MailState> {
  requirePermission(actor, 'administration');
  const [rows, totalItems, waiting, failed, sent, failure] = await Promise.all([
    database().mail.findMany({
      orderBy: [{ state: 'asc' }, { createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    database().mail.count(),
    database().mail.count({ where: { state: 'QUEUED' } }),
    database().mail.count({ where: { state: 'FAILED' } }),
    database().mail.aggregate({ where: { state: 'SENT' }, _max: { endedAt: true } }),
    database().mail.findFirst({ where: { failedAt: { not: null } }, orderBy: { failedAt: 'desc' } }),
  ]);
  return {
    server: describeServer(),
    lastSentAt: sent._max.endedAt?.toISOString() ?? null,
    lastFailure:
      failure?.failedAt && failure.failure ? { at: failure.failedAt.toISOString(), failure: failure.failure } : null,
    waiting,
    failed,
    mails: {
      items: rows.map(serializeMail),
      page,
      pageSize,
      totalItems,
      totalPages: Math.ceil(totalItems / pageSize),
    },
  };
}

function describeServer(): MailState['server'] {
  const settings = mailSettings();
  return settings && { host: settings.host, port: settings.port, from: settings.from.address };
}

/** Stands for a candidate's address, which a blind process hides. */
const someCandidate = '…';

function serializeMail(mail: Mail): MailRow {
  const { id, kind, candidateId, state, attempts, failure, createdAt, nextAttemptAt } = mail;
  const recipient = candidateId === null ? mail.recipient : someCandidate;
  return {
    mailId: id,
    kind,
    recipient,
    state,
    attempts,
    failure,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  };
}
