import type { ClientBase } from 'pg';

/** PostgreSQL's own limits, in milliseconds. */
export interface DatabaseLimits {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

type Callback = (error: unknown, result?: unknown) => void;
type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * Makes a connection set its limits in each transaction. Behind a pooler, the next transaction may use another of the
 * database's connections, which others use too. A statement outside a transaction gets a transaction.
 */
export function limitTransactions(client: ClientBase, limits: DatabaseLimits): void {
  const send = client.query.bind(client) as Query;
  const settings = Object.entries(limits).map(([name, value]) => `SET LOCAL ${name} = ${value}`);
  const begin = ['BEGIN', ...settings].join('; ');

  async function sendLimited(args: unknown[]): Promise<unknown> {
    if (client.getTransactionStatus() !== 'I') return send(...args);
    const text = textOf(args[0]);
    if (text.trim().toUpperCase() === 'BEGIN') return send(begin);
    if (!canBeWrapped(text)) return send(...args);
    await send(begin);
    try {
      const result = await send(...args);
      await send('COMMIT');
      return result;
    } catch (error) {
      // On a broken connection this fails as well; the first error tells the cause.
      await send('ROLLBACK').catch(() => {});
      throw error;
    }
  }
  const query = (...args: unknown[]): unknown => {
    if (isSubmittable(args[0])) return send(...args);
    const last = args.at(-1);
    if (!isCallback(last)) return sendLimited(args);
    sendLimited(args.slice(0, -1)).then(
      (result) => last(null, result),
      (error: unknown) => last(error),
    );
    return undefined;
  };
  Object.defineProperty(client, 'query', { value: query });
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** Whether a statement may run in a transaction: it begins none itself and is allowed in one. */
function canBeWrapped(text: string): boolean {
  return !/^\s*(begin|start|vacuum)\b|\bconcurrently\b/i.test(text);
}

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}

/** pg's queries that send themselves, such as a cursor. */
function isSubmittable(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query;
}
