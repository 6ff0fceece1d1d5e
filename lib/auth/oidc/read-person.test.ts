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
    issuer: settings.issuer,
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

test.each([
  ['verified, then another that is not said to be', { email_verified: true }, {}, false],
  ['verified, then another that is not', { email_verified: true }, { email_verified: false }, false],
  ['not verified, then another that is', { email_verified: false }, { email_verified: true }, true],
])(
  'an address of the ID token %s in userinfo: what counts is said of the same address',
  (_, first, second, verified) => {
    const sources = [
      { ...claims, ...first },
      { sub: 's-1', email: 'inna@company.example', ...second },
    ];
    const person = readPerson(sources, settings);
    expect(person).toMatchObject({ email: 'inna@company.example', emailVerified: verified });
  },
);

test('an address that a source says is not verified, or says it of another, is not trusted', () => {
  const trusting = { ...settings, trustEmail: true };
  const again = { sub: 's-1', email: claims.email };
  expect(readPerson([claims, again], trusting).emailVerified).toBe(true);
  expect(readPerson([{ ...claims, email_verified: false }, again], trusting).emailVerified).toBe(false);
  const other = { sub: 's-1', email: 'inna@company.example' };
  expect(readPerson([{ ...claims, email_verified: true }, other], trusting).emailVerified).toBe(false);
});

test('a source without an address does not say whether that of the other is verified', () => {
  const said = [claims, { sub: 's-1', email_verified: true }];
  expect(readPerson(said, settings)).toMatchObject({ email: 'ida.nowa@company.example', emailVerified: false });
  const verified = { ...claims, email_verified: true };
  const person = readPerson([verified, { sub: 's-1', email: null, email_verified: false }], settings);
  expect(person).toMatchObject({ email: 'ida.nowa@company.example', emailVerified: true });
});

test('the role is read where the settings name a claim', () => {
  const role = { claim: 'groups', map: new Map([['hr', 'RECRUITER' as const]]), sync: true };
  expect(readPerson([claims, { sub: 's-1', groups: ['hr'] }], { ...settings, role }).role).toEqual({
    claim: { kind: 'present', role: 'RECRUITER' },
    sync: true,
  });
});

test('an issuer written with a final slash is the same', () => {
  const { issuer } = readPerson([claims], { ...settings, issuer: `${settings.issuer}/` });
  expect(issuer).toBe(settings.issuer);
});

test.each([
  ['sub', { sub: '' }],
  ['sub', { sub: '  ' }],
  ['sub', { sub: undefined }],
  ['sub', { sub: 's'.repeat(256) }],
  ['sub', { sub: 's\0' }],
  ['email', { email: 'ida.nowa' }],
  ['email', { email: '@company.example' }],
  ['email', { email: 'ida\0@company.example' }],
  ['email', { email: `${'i'.repeat(1_000_000)}@company.example` }],
  ['name', { given_name: 'I'.repeat(1_000_000) }],
  ['name', { name: 'Ida\0 Nowa' }],
  ['name', { family_name: 'Nowa\ud800' }],
])('what no account can be made of is refused, and the claim named: %s', (detail, wrong) => {
  const refused = { problem: 'claim-unusable', fault: 'CLAIM_UNUSABLE', detail };
  expect(() => readPerson([{ ...claims, ...wrong }], settings)).toThrow(expect.objectContaining(refused));
});
