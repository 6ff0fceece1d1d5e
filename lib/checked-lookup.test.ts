import { checkedLookup, isMetadataHost } from './checked-lookup';

test.each([
  '169.254.169.254',
  '169.254.0.1',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:a9fe:a9fe]',
  '[64:ff9b::a9fe:a9fe]',
  '100.100.100.200',
  'metadata.google.internal',
  'METADATA.google.internal.',
  'instance-data',
])('%s is never reached', (host) => expect(isMetadataHost(host)).toBe(true));

test.each(['127.0.0.1', '10.0.0.7', '[::1]', '[fd00:ec2::253]', 'localhost', 'metadata.company.example', '8.8.8.8'])(
  '%s may be reached',
  (host) => expect(isMetadataHost(host)).toBe(false),
);

test.each([true, false])('a name is looked up and refused by what it leads to (all: %s)', async (all) => {
  const find = (isAllowed: (address: string) => boolean) =>
    new Promise((resolve) => {
      const lookup = checkedLookup(isAllowed, () => new Error('refused'));
      lookup('localhost', { all }, (error, address) => resolve(error ?? address));
    });
  expect(await find(() => false)).toEqual(new Error('refused'));
  expect(JSON.stringify(await find(() => true))).toMatch(/127\.0\.0\.1|::1/);
});
