import { roleMapSchema } from './role-map';

test.each([
  ['hr-admins=ADMIN, hr=RECRUITER', { 'hr-admins': 'ADMIN', hr: 'RECRUITER' }],
  ['a=b=VIEWER,', { 'a=b': 'VIEWER' }],
  ['{"CN=HR,OU=Groups":"RECRUITER"}', { 'CN=HR,OU=Groups': 'RECRUITER' }],
])('%s is read', (text, expected) => {
  expect(Object.fromEntries(roleMapSchema.parse(text))).toEqual(expected);
});

test.each(['hr', 'hr=RECRUITERS', 'hr=recruiter', '=ADMIN', ',', '{}', '{"hr":1}', '{"hr"', '["hr"]'])(
  '%s is refused with how to write it',
  (text) => {
    expect(() => roleMapSchema.parse(text)).toThrow(/AUTH_OIDC_ROLE_MAP is not accepted: write value=ROLE/);
  },
);
