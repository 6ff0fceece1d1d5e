import type { OidcSettings } from './oidc-settings';
import { readPerson } from './read-person';

const settings: OidcSettings = {
  issuer: 'https://id.company.example',
  clientId: 'recruiting',
  clientSecret: undefined,
  trustEmail: false,
  role: null,
};
const claims = { sub: 's-1', email: ' Ida.Nowa@Company.example', name: 'Ida Nowa-Zielona' };

test('name and address are read, userinfo before the ID token', () => {
  const person = readPerson(
    [
      { ...claims, given_name: 'Stara' },
      { sub: 's-1', given_name: 'Ida' },
    ],
    settings,
  );
  expect(person).toEqual({
    subject: 's-1',
    email: 'ida.nowa@company.example',
    emailVerified: false,
    firstName: 'Ida',
    lastName: 'Nowa-Zielona',
    role: null,
  });
  expect(readPerson([{ sub: 's-1' }], settings)).toMatchObject({ email: null, firstName: '', lastName: '' });
});

test.each([
  [true, false, true],
  ['true', false, true],
  [undefined, false, false],
  [undefined, true, true],
  [false, true, false],
  ['false', true, false],
])('email_verified %p with trust %p counts as %p', (email_verified, trustEmail, verified) => {
  const sent = email_verified === undefined ? claims : { ...claims, email_verified };
  expect(readPerson([sent], { ...settings, trustEmail }).emailVerified).toBe(verified);
});

test('the role is read where the settings name a claim', () => {
  const role = { claim: 'groups', map: new Map([['hr', 'RECRUITER' as const]]), sync: true };
  expect(readPerson([claims, { sub: 's-1', groups: ['hr'] }], { ...settings, role }).role).toEqual({
    claim: { kind: 'present', role: 'RECRUITER' },
    sync: true,
  });
});
