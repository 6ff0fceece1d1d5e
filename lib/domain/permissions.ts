import { roles } from './user-enums';
import { memberPermissions } from './member-permissions';
import type { Permission, Role } from './user-schemas';

const read: Permission[] = ['process:read', 'candidate:read', 'interview:read'];
const work: Permission[] = [
  'process:write',
  'candidate:upload',
  'candidate:import',
  'candidate:analyse',
  'candidate:rate',
  'candidate:decide',
  'candidate:comment',
  'candidate:export',
  'candidate:pick',
  'interview:run',
];

/** What each role may do (docs/specification.md, People, sessions, permissions). */
const rolePermissions: Record<Role, readonly Permission[]> = {
  ADMIN: [...read, ...work, 'administration'],
  RECRUITER: [...read, ...work],
  VIEWER: read,
};

/** The roles that have a permission everywhere. */
export const rolesWith = (permission: Permission): Role[] =>
  roles.filter((role) => rolePermissions[role].includes(permission));

/** The same permissions, and what a membership adds to them. */
export function asMember(permissions: readonly Permission[]): Permission[] {
  return [...new Set([...permissions, ...memberPermissions])];
}

/**
 * The one rule of what may be done: by the role, by a member of the process also what members may, by a program at most what its
 * token allows. Use cases, routes and pages ask it through `lib/auth`; components get its list (`useCan`).
 *
 * @param isMember of the process that it is about; without a process false
 */
export function permittedActions(
  { role, scopes }: { role: Role; scopes?: readonly Permission[] },
  isMember = false,
): Permission[] {
  const all = isMember ? asMember(rolePermissions[role]) : rolePermissions[role];
  return all.filter((permission) => scopes?.includes(permission) ?? true);
}
