import { pickEncoding } from './encodings';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['*', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, *', 'gzip'],
  ['identity', null],
  ['gzip;q=0, *;q=0', null],
  ['brotli, x-gzip', null],
  ['br;q=much', null],
  ['', null],
  [undefined, null],
])('who takes %j is answered in %j', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding);
});
