import { readRoleClaim } from './role-claim';

const map = new Map([
  ['hr-admins', 'ADMIN'],
  ['hr', 'RECRUITER'],
  ['everybody', 'VIEWER'],
] as const);
const roleOf = (claim: string, ...sources: Record<string, unknown>[]) => readRoleClaim(sources, { claim, map });

test.each([
  ['a text', 'groups', { groups: 'hr' }, 'RECRUITER'],
  ['the highest of a list', 'groups', { groups: ['everybody', 'hr-admins', 'hr'] }, 'ADMIN'],
  ['a path', 'realm_access.roles', { realm_access: { roles: ['everybody', 'offline_access'] } }, 'VIEWER'],
  ['a name with dots', 'https://company.example/roles', { 'https://company.example/roles': ['hr'] }, 'RECRUITER'],
  ['no mapped value', 'groups', { groups: ['sales'] }, null],
  ['an empty list', 'groups', { groups: [] }, null],
  ['values of other kinds beside one', 'groups', { groups: [1, null, { hr: true }, 'hr'] }, 'RECRUITER'],
])('%s gives the role', (_case, claim, claims, role) => {
  expect(roleOf(claim, claims)).toEqual({ kind: 'present', role });
});

test.each([
  ['groups', {}],
  ['groups', { groups: null }],
  ['groups', { groups: { hr: true } }],
  ['realm_access.roles', { realm_access: 'hr' }],
  ['toString', {}],
  ['groups.length', { groups: ['hr'] }],
])('%s in %j is no proof of anything', (claim, claims) => {
  expect(roleOf(claim, claims)).toEqual({ kind: 'missing' });
});

test('ID token and userinfo count together', () => {
  expect(roleOf('roles', { roles: ['everybody'] }, { roles: ['hr'] })).toEqual({ kind: 'present', role: 'RECRUITER' });
  expect(roleOf('roles', {}, { roles: ['hr'] })).toEqual({ kind: 'present', role: 'RECRUITER' });
  expect(roleOf('roles', { roles: [] }, {})).toEqual({ kind: 'present', role: null });
});
