import { transportHeaders } from './security-headers';

const settings = { HSTS_MAX_AGE_SECONDS: 31_536_000, HSTS_INCLUDE_SUBDOMAINS: false };
const valueFor = (changed: object) => transportHeaders({ ...settings, ...changed })[0]?.value;

test('Strict-Transport-Security is sent only where people reach the product over HTTPS', () => {
  const NEXTAUTH_URL = 'https://recruiting.company.example';
  expect(valueFor({})).toBeUndefined();
  expect(valueFor({ NEXTAUTH_URL: 'http://127.0.0.1:3000' })).toBeUndefined();
  expect(valueFor({ NEXTAUTH_URL })).toBe('max-age=31536000');
  expect(valueFor({ NEXTAUTH_URL, HSTS_INCLUDE_SUBDOMAINS: true })).toBe('max-age=31536000; includeSubDomains');
  expect(valueFor({ NEXTAUTH_URL, HSTS_MAX_AGE_SECONDS: 0 })).toBe('max-age=0');
});
