import { permittedActions } from './permissions';
import { permissionSchema, type Permission, type Role } from './user-schemas';

/** The table of docs/specification.md, People, sessions, permissions. */
const table: [Permission, Role[]][] = [
  ['process:read', ['ADMIN', 'RECRUITER', 'VIEWER']],
  ['candidate:read', ['ADMIN', 'RECRUITER', 'VIEWER']],
  ['interview:read', ['ADMIN', 'RECRUITER', 'VIEWER']],
  ['process:write', ['ADMIN', 'RECRUITER']],
  ['candidate:upload', ['ADMIN', 'RECRUITER']],
  ['candidate:import', ['ADMIN', 'RECRUITER']],
  ['candidate:analyse', ['ADMIN', 'RECRUITER']],
  ['candidate:rate', ['ADMIN', 'RECRUITER']],
  ['candidate:decide', ['ADMIN', 'RECRUITER']],
  ['candidate:comment', ['ADMIN', 'RECRUITER']],
  ['candidate:export', ['ADMIN', 'RECRUITER']],
  ['candidate:pick', ['ADMIN', 'RECRUITER']],
  ['interview:run', ['ADMIN', 'RECRUITER']],
  ['administration', ['ADMIN']],
];

test.each(table)('%s is for %j', (permission, roles) => {
  const allowed = (['ADMIN', 'RECRUITER', 'VIEWER'] as const).filter((role) =>
    permittedActions({ role }).includes(permission),
  );
  expect(allowed).toEqual(roles);
});

test('the table names every permission', () => {
  expect(table.map(([permission]) => permission).sort()).toEqual([...permissionSchema.options].sort());
});
