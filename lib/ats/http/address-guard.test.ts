import { checkAddress, isPublicAddress, lookupPublic, readAllowedHosts } from './address-guard';

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00:ec2::254',
  'fc00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'no address',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::8a'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  'http://api.company.example/',
  'ftp://api.company.example/',
  'https://user:secret@api.company.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  // Written in other ways, which the URL standard turns into the same addresses.
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
])('%s is refused', (address) => {
  expect(() => checkAddress(new URL(address), ['localhost:4400'])).toThrow('ats.address-refused');
});

test('a host that the deployment names is reached over http too, at that port only', () => {
  const allowed = readAllowedHosts(' LOCALHOST:4400 , 127.0.0.1:80,');
  expect(allowed).toEqual(['localhost:4400', '127.0.0.1:80']);
  expect(checkAddress(new URL('http://localhost:4400/v1'), allowed)).toEqual({ guarded: false });
  expect(checkAddress(new URL('http://127.0.0.1/'), allowed)).toEqual({ guarded: false });
  expect(() => checkAddress(new URL('http://localhost:4401/'), allowed)).toThrow('ats.address-refused');
  expect(checkAddress(new URL('https://api.company.example/'), allowed)).toEqual({ guarded: true });
  expect(readAllowedHosts(undefined)).toEqual([]);
});

test.each([true, false])('a name that leads to this machine is refused when it is looked up (all: %s)', async (all) => {
  const error = await new Promise((resolve) => lookupPublic('localhost', { all }, resolve));
  expect(error).toMatchObject({ code: 'ats.address-refused' });
});

test.each(['http://169.254.169.254', 'http://metadata.google.internal', 'http://[fd00:ec2::254]'])(
  '%s is refused even where the deployment names it',
  (address) => {
    const url = new URL(address);
    expect(() => checkAddress(url, [`${url.hostname}:80`])).toThrow('ats.address-refused');
  },
);
