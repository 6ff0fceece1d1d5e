/** A request as it came in; no tokens, keys or signatures. */
export interface LoggedRequest {
  at: string;
  dialect: string;
  method: string;
  /** With its query, signatures left out. */
  path: string;
  /** Missing while it is unanswered, and where it never was. */
  status?: number;
  /** In whose name the token was asked for, where it was. */
  actingUser?: string;
  /** The faults that struck it. */
  faults: string[];
}

export function loggedPath(url: URL): string {
  const shown = new URL(url);
  if (shown.searchParams.has('signature')) shown.searchParams.set('signature', 'hidden');
  return shown.pathname + shown.search;
}
