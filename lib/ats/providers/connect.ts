import { AppError } from '@/lib/errors';
import { keyAuthorisation, tokenAuthorisation, type TokenRequest } from '../http/authorisation';
import { AtsClient } from '../http/ats-client';
import type { ConnectionState } from '../http/connection-state';
import type { HttpLimits } from '../http/exchange';

/** What a provider is given besides its settings. */
export interface ProviderContext {
  state: ConnectionState;
  limits: HttpLimits;
}

interface Api {
  apiUrl: string;
  headers: Record<string, string>;
  callsPerSecond: number;
  /** A request for tokens, or the header that never changes. */
  authorisation: TokenRequest | { header: string };
}

/** The client of a provider's API. */
export function connect({ authorisation, ...api }: Api, { state, limits }: ProviderContext): AtsClient {
  const isKey = 'header' in authorisation;
  return new AtsClient({
    ...api,
    state,
    limits,
    authorisation: isKey ? keyAuthorisation(authorisation.header) : tokenAuthorisation(authorisation, state, limits),
  });
}

/** No list that is read whole is longer. */
const maxPages = 300;

/**
 * Rows of all pages, one after the other, as far as `maxRows`.
 *
 * @throws AppError `ats.bad-answer` for pages that lead in a circle, or never end
 */
export async function allRows<Row, Cursor>(
  first: Cursor,
  page: (cursor: Cursor) => Promise<{ rows: Row[]; next: Cursor | null }>,
  maxRows = 5000,
): Promise<Row[]> {
  const rows: Row[] = [];
  const read = new Set<string>();
  let cursor: Cursor | null = first;
  while (cursor !== null && rows.length < maxRows) {
    const key = JSON.stringify(cursor);
    if (read.has(key) || read.size === maxPages) throw new AppError('ats.bad-answer');
    read.add(key);
    const answer: { rows: Row[]; next: Cursor | null } = await page(cursor);
    rows.push(...answer.rows);
    cursor = answer.next;
  }
  return rows;
}
