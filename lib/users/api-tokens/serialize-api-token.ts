import type { Actor } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { ApiToken, Role } from '@/lib/db/generated/client';
import { permissionSchema } from '@/lib/domain/user-schemas';
import type { ApiTokenDto } from './api-token-schemas';

export type ApiTokenRow = ApiToken & { user: { active: boolean; role: Role | null } };

/** The names of the processes that tokens are limited to, by id, of those that the actor sees. */
export async function findTokenProcessNames(actor: Actor, rows: readonly ApiToken[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ processIds }) => processIds))];
  if (ids.length === 0) return new Map();
  const where = { AND: [{ id: { in: ids } }, visibleProcesses(actor)] };
  const found = await database().process.findMany({ where, select: { id: true, name: true } });
  return new Map(found.map(({ id, name }) => [id, name]));
}

function stateOf({ expiresAt, user }: ApiTokenRow, now: Date): ApiTokenDto['state'] {
  if (expiresAt <= now) return 'EXPIRED';
  return user.active && user.role ? 'LIVE' : 'OWNER_BLOCKED';
}

/** A token for people: never its hash. @param names see {@link findTokenProcessNames} */
export function serializeApiToken(row: ApiTokenRow, names: ReadonlyMap<string, string>): ApiTokenDto {
  const { id, name, hint, processIds, lastUsedFrom } = row;
  return {
    tokenId: id,
    name,
    hint,
    state: stateOf(row, new Date()),
    scopes: permissionSchema.options.filter((permission) => row.scopes.includes(permission)),
    processes:
      processIds.length === 0
        ? null
        : processIds.map((processId) => ({ processId, name: names.get(processId) ?? null })),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedFrom: lastUsedFrom === 'unknown' ? null : lastUsedFrom,
  };
}
