import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { demoConnectionName } from '@/prisma/seed/demo-connection-name';
import { dialectNames, sandboxConnection } from '../../prisma/seed/demo-ats-credentials';
import { withClient } from '../../lib/db/with-client';

interface Connection {
  id: string;
  name: string;
  settings: Record<string, unknown>;
}

interface SandboxPlace {
  /** Where the sandbox listens now. */
  url: string;
  /** Where it listened before; null: nowhere. */
  earlierPort: number | null;
}

const addressFields = ['url', 'apiUrl', 'tokenUrl'] as const;
const pageField = 'recruitmentPage';

/** Everything at which connections call a sandbox of that origin. */
function addressesAt(origin: string): Set<string> {
  const connections = [
    ...dialectNames.map((name) => sandboxConnection(name, origin)),
    sandboxConnection('teamtailor', origin, { region: 'na' }),
  ];
  return new Set([`${origin}/traffit`, ...connections.flatMap(({ apiUrl, authUrl }) => [apiUrl, authUrl])]);
}

/** The origin of the sandbox to which all addresses of a connection lead; null: some lead elsewhere, or there are none. */
function sandboxOrigin(settings: Connection['settings']): URL | null {
  const addresses = addressFields.flatMap((field) => settings[field] ?? []).map(String);
  const url = URL.parse(addresses[0] ?? '');
  if (url?.protocol !== 'http:' || url.hostname !== '127.0.0.1') return null;
  const known = addressesAt(url.origin);
  return addresses.every((address) => known.has(address.replace(/\/$/, ''))) ? url : null;
}

/** The settings of a connection that led to an earlier place of this sandbox; null: it led elsewhere, or is right. */
function moved({ name, settings }: Connection, { url, earlierPort }: SandboxPlace): Connection['settings'] | null {
  const from = sandboxOrigin(settings);
  if (!from || from.origin === url) return null;
  if (name !== demoConnectionName && Number(from.port) !== earlierPort) return null;
  const fields = [...addressFields, pageField].filter((field) =>
    String(settings[field] ?? '').startsWith(`${from.origin}/`),
  );
  return {
    ...settings,
    ...Object.fromEntries(fields.map((field) => [field, url + String(settings[field]).slice(from.origin.length)])),
  };
}

/**
 * Lets the demo's connections follow its sandbox, which takes another port when its own is in use: the connection that the
 * demo made, and those to the port where this sandbox was before. Others, and links to other servers, stay.
 *
 * @returns how many
 */
export async function moveDemoConnections(databaseUrl: string, place: SandboxPlace): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ table: string | null }>("SELECT to_regclass('ats_connection') AS table");
    if (!rows[0]?.table) return 0;
    const connections = await client.query<Connection>('SELECT id, name, settings FROM ats_connection');
    let count = 0;
    for (const connection of connections.rows) {
      const settings = moved(connection, place);
      if (!settings) continue;
      await save(client, connection, settings);
      count += 1;
    }
    return count;
  });
}

/** As a change by an administrator, but the credentials stay: it is the same server. */
async function save(client: pg.Client, { id, settings: before }: Connection, settings: Connection['settings']) {
  const change = { field: 'settings', subject: null, from: JSON.stringify(before), to: JSON.stringify(settings) };
  await client.query(
    `WITH changed AS (
       UPDATE ats_connection SET settings = $2, version = version + 1, updated_at = now(), failures = 0,
         encrypted_token = NULL, token_expires_at = NULL, stopped_reason = NULL, blocked_until = NULL
       WHERE id = $1 RETURNING id)
     INSERT INTO audit_event (id, source, action, details) SELECT $3, 'start', 'ats-connection.changed', $4 FROM changed`,
    [id, JSON.stringify(settings), randomUUID(), JSON.stringify({ connectionId: id, changes: [change] })],
  );
}
