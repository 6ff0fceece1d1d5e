import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/** The id of an installation, see `findInstallation`. */
export const installationId = /^[0-9a-f]{12}$/;

/**
 * Which database this is: by its server's own number, which PostgreSQL gives it when it is made, and by its name. A database that was
 * restored on another server, or under another name, is another one; a copy of the server's files is the same.
 *
 * @returns null where the server does not tell
 */
export async function findInstallation(client: Client): Promise<string | null> {
  const { rows } = await client
    .query<{ id: string }>(`SELECT system_identifier || ' ' || current_database() AS id FROM pg_control_system()`)
    .catch(() => ({ rows: [] }));
  const [row] = rows;
  return row ? createHash('sha256').update(row.id).digest('hex').slice(0, 12) : null;
}
