import { loginSuccessfulPath, ownPath, secondStepPath, signInPath, withHash } from './search-params';

test('sign-in leads back to the very page, query included', () => {
  const address = new URL(signInPath('/processes/1?tab=information&q=Łódź'), 'http://own');
  expect(address.pathname).toBe('/sign-in');
  expect(ownPath(address.searchParams.get('returnTo'))).toBe('/processes/1?tab=information&q=Łódź');
  expect(signInPath('/')).toBe('/sign-in');
  expect(loginSuccessfulPath(null)).toBe('/login-successful');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\t/[',
  '/processes\r\nSet-Cookie: a=b',
  '/processes\0',
  '/processes/\ud800',
  'javascript:alert(1)',
  'processes',
  '',
  '/sign-in?returnTo=%2F',
  '/login-successful',
])('%p is no page to come back to', (path) => {
  expect(ownPath(path)).toBeNull();
});

test.each([
  ['/processes/1?q=a', '/second-step?returnTo=%2Fprocesses%2F1%3Fq%3Da'],
  [loginSuccessfulPath('/processes/1?q=a&r=b'), '/second-step?returnTo=%2Fprocesses%2F1%3Fq%3Da%26r%3Db'],
  [loginSuccessfulPath('/signed-in'), '/second-step?returnTo=%2Fsigned-in'],
  [loginSuccessfulPath('/'), '/second-step?returnTo=%2F'],
  [loginSuccessfulPath(null), '/second-step'],
  [loginSuccessfulPath('//evil.example'), '/second-step'],
  ['/', '/second-step'],
])('from %p the set-up of the second step goes on to the page that was asked for', (path, expected) => {
  expect(secondStepPath(path)).toBe(expected);
});

test('the part behind # of the requested page comes from the sign-in page, unless the path has its own', () => {
  expect(withHash('/processes/1?q=a', '#notes')).toBe('/processes/1?q=a#notes');
  expect(withHash('/processes/1#top', '#notes')).toBe('/processes/1#top');
  expect(withHash('/processes/1', '')).toBe('/processes/1');
  expect(withHash(null, '#notes')).toBeNull();
});
