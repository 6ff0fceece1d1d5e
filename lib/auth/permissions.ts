import type { Permission, Role } from '@/lib/domain/user-schemas';

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
export const rolePermissions: Record<Role, readonly Permission[]> = {
  ADMIN: [...read, ...work, 'administration'],
  RECRUITER: [...read, ...work],
  VIEWER: read,
};

/** Whether `role` includes `permission`. */
export function roleAllows(role: Role, permission: Permission): boolean {
  return rolePermissions[role].includes(permission);
}
