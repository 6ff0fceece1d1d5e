import { database } from '@/lib/db/client';
import type { EngineContactKind, EngineContactResult } from '@/lib/db/generated/client';
import { logger } from '@/lib/logger';
import { serverAddress } from './server-address';

export interface NewContact {
  kind: EngineContactKind;
  result: EngineContactResult;
  /** Null without a response. */
  httpStatus: number | null;
}

export interface Contact extends NewContact {
  /** Since when the result is this. */
  since: Date;
  at: Date;
}

/** An unchanged result is stored and logged again after these times only. */
const storeAgainMs = 10_000;
const logAgainMs = 5 * 60_000;

const last = new Map<string, { result: EngineContactResult; storedAt: number; loggedAt: number }>();

/** Anybody can change the result of a call, as often as they like: so each of its results has times of its own. */
function timesKey({ kind, result }: NewContact): string {
  return kind === 'CALLS' ? `${kind} ${result}` : kind;
}

/** The result of this process's last contact of a kind; undefined: none yet. */
export function lastResult(kind: Exclude<EngineContactKind, 'CALLS'>): EngineContactResult | undefined {
  return last.get(kind)?.result;
}

/**
 * Stores the result of a contact with the Inngest server for all instances, and logs a failure once and then every
 * five minutes. Never throws.
 */
export async function recordContact(contact: NewContact): Promise<void> {
  const key = timesKey(contact);
  const before = last.get(key);
  const isNew = before?.result !== contact.result;
  const now = Date.now();
  if (!isNew && now - before.storedAt < storeAgainMs) return;
  const isLogged = isNew || now - before.loggedAt >= logAgainMs;
  last.set(key, { result: contact.result, storedAt: now, loggedAt: isLogged ? now : before.loggedAt });
  if (isLogged) log(contact, isNew && before !== undefined);
  try {
    await store(contact);
  } catch (error) {
    last.delete(key);
    logger.error({ err: error }, 'a contact with the Inngest server was not stored');
  }
}

async function store({ kind, result, httpStatus }: NewContact): Promise<void> {
  await database().$executeRaw`
    INSERT INTO engine_contact AS c (kind, address, result, http_status, since, at)
    VALUES (${kind}::engine_contact_kind, ${serverAddress()}, ${result}::engine_contact_result, ${httpStatus}, now(), now())
    ON CONFLICT (kind) DO UPDATE SET address = excluded.address, result = excluded.result,
      http_status = excluded.http_status, at = excluded.at,
      since = CASE WHEN c.result = excluded.result AND c.address = excluded.address THEN c.since ELSE excluded.since END`;
}

const messages: Record<EngineContactResult, string> = {
  OK: 'the Inngest server responds again',
  KEY_REFUSED: 'a key was refused between the product and the Inngest server',
  UNREACHABLE: 'the Inngest server does not respond',
  FAILED: 'the Inngest server responds with an error',
};

/** The setting that holds the key of a contact. */
export function keySetting(kind: EngineContactKind): 'INNGEST_EVENT_KEY' | 'INNGEST_SIGNING_KEY' {
  return kind === 'EVENTS' ? 'INNGEST_EVENT_KEY' : 'INNGEST_SIGNING_KEY';
}

function log({ kind, result, httpStatus }: NewContact, isChanged: boolean): void {
  const facts = { contact: kind, result, address: serverAddress(), ...(httpStatus !== null && { httpStatus }) };
  if (kind === 'CALLS' && result === 'KEY_REFUSED')
    logger.warn(facts, 'a call was signed with another key, or not at all');
  else if (result === 'KEY_REFUSED') logger.error({ ...facts, setting: keySetting(kind) }, messages[result]);
  else if (result !== 'OK') logger.error(facts, messages[result]);
  else if (isChanged) logger.info(facts, messages[result]);
}

/** The last contact of each kind with the configured server, by any instance. */
export async function listContacts(): Promise<Contact[]> {
  return database().engineContact.findMany({ where: { address: serverAddress() }, orderBy: { kind: 'asc' } });
}
