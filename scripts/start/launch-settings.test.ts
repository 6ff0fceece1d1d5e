import { readLaunchSettings } from './launch-settings';

test('without settings it is the demo on loopback', () => {
  const local = { host: '127.0.0.1', port: 3000, url: 'http://127.0.0.1:3000' };
  expect(readLaunchSettings({})).toEqual({ ...local, demo: true, shutdownSeconds: 3 });
});

test.each(['0.0.0.0', '::', '192.168.1.20', 'demo.company.example'])('the demo refuses to listen on %s', (HOST) => {
  expect(() => readLaunchSettings({ HOST })).toThrow(/known passwords/);
});

test.each(['localhost', '::1', '127.0.0.1'])('the demo listens on %s', (HOST) => {
  expect(readLaunchSettings({ HOST }).demo).toBe(true);
});

test('with DATABASE_URL it is no demo and may listen anywhere', () => {
  const settings = readLaunchSettings({
    HOST: '0.0.0.0',
    PORT: '8080',
    DATABASE_URL: 'postgresql://db.example/recruiting',
    NEXTAUTH_URL: 'https://recruiting.company.example',
  });
  const url = 'https://recruiting.company.example';
  expect(settings).toEqual({ host: '0.0.0.0', port: 8080, demo: false, url, shutdownSeconds: 30 });
});

test.each(['abc', '0', '70000', '3000.5', '-1'])('port %s is refused', (PORT) => {
  expect(() => readLaunchSettings({ PORT })).toThrow(/not a port/);
});

test('the time to stop is the setting, in whole seconds', () => {
  expect(readLaunchSettings({ SHUTDOWN_TIMEOUT_SECONDS: '90' }).shutdownSeconds).toBe(90);
  expect(() => readLaunchSettings({ SHUTDOWN_TIMEOUT_SECONDS: 'soon' })).toThrow(/SHUTDOWN_TIMEOUT_SECONDS/);
});

test('listening on all interfaces requires NEXTAUTH_URL', () => {
  const database = { DATABASE_URL: 'postgresql://db.example/recruiting' };
  expect(() => readLaunchSettings({ ...database, HOST: '0.0.0.0' })).toThrow(/its own URL/);
  expect(readLaunchSettings({ ...database, HOST: '10.0.0.5' }).url).toBe('http://10.0.0.5:3000');
});
