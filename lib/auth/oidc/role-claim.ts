import type { Role } from '@/lib/domain/user-schemas';
import { roles } from '@/lib/domain/user-enums';

/**
 * What the provider says of a person's role. A missing claim says nothing; a claim without a mapped value says "no
 * role".
 */
export type RoleClaim = { kind: 'missing' } | { kind: 'present'; role: Role | null };

type Claims = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Claims => typeof value === 'object' && value !== null;

/** A claim's whole name may hold dots (`https://company.example/roles`), so it is tried before the path. */
function valueAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), claims);
}

/** The values of a claim; null when it is missing. */
function valuesOf(claims: Claims, path: string): unknown[] | null {
  const value = valueAt(claims, path);
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : null;
}

/**
 * Reads the role from a claim, a text or a list of texts.
 *
 * @param sources the claims of the ID token and of userinfo; both count
 * @param settings `claim`: its name or path; `map`: which value gives which role, of several the highest counts
 */
export function readRoleClaim(
  sources: readonly Claims[],
  settings: { claim: string; map: ReadonlyMap<string, Role> },
): RoleClaim {
  const found = sources.map((claims) => valuesOf(claims, settings.claim)).filter((values) => values !== null);
  if (found.length === 0) return { kind: 'missing' };
  const given = new Set(found.flat().map((value) => (typeof value === 'string' ? settings.map.get(value) : undefined)));
  return { kind: 'present', role: roles.find((role) => given.has(role)) ?? null };
}
