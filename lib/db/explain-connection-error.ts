import { isConnectionFailure } from './is-connection-failure';

/** Connection error codes of the system and PostgreSQL → explanation. */
const meanings: Record<string, string> = {
  '3D000': 'the database does not exist on that server; create it first',
  '28000': 'the server refuses that user',
  '28P01': 'the server refuses that password',
  '53300': 'the server has no connection left',
  '57P03': 'the server is starting up or shutting down',
  ECONNREFUSED: 'nothing answers at that host and port',
  ECONNRESET: 'the server cut the connection',
  EAI_AGAIN: 'the name of that host cannot be looked up now',
  ENOTFOUND: 'that host is not known',
  ETIMEDOUT: 'the host does not answer',
  ERR_INVALID_URL: 'it is not an address like postgresql://user:password@host:5432/database',
};

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Whether a retry in a moment makes sense. */
export function isTransient(error: unknown): boolean {
  return isConnectionFailure(error);
}

/** Explains why the database of `DATABASE_URL` cannot be used, without the URL, which holds a password. */
export function explainConnectionError(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return `The database of DATABASE_URL cannot be used: ${meanings[codeOf(error)] ?? words}.`;
}
