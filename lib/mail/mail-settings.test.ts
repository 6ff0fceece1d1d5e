import { env } from '@/lib/env';
import { mailSettings } from './mail-settings';

const from = { name: '', address: 'hr@company.example' };
function settingsOf(SMTP_URL: string | undefined) {
  Object.assign(env(), { SMTP_URL, MAIL_FROM: from });
  return mailSettings();
}

test('the address gives host, port, TLS and a password with any character', () => {
  expect(settingsOf('smtps://hr%40company.example:p%40ss%2F1@mail.company.example')).toEqual({
    host: 'mail.company.example',
    port: 465,
    secure: true,
    requireTLS: false,
    from,
    auth: { user: 'hr@company.example', pass: 'p@ss/1' },
  });
  expect(settingsOf('smtp://[::1]:2525')).toEqual({ host: '::1', port: 2525, secure: false, requireTLS: false, from });
  expect(settingsOf(undefined)).toBeNull();
});

test('a password crosses a network only with TLS', () => {
  expect(settingsOf('smtp://user:secret@mail.company.example')).toMatchObject({ port: 587, requireTLS: true });
  expect(settingsOf('smtp://user:secret@127.0.0.1:2525')).toMatchObject({ requireTLS: false });
  expect(settingsOf('smtp://mail.company.example:25')).toMatchObject({ requireTLS: false });
});

test('TLS can be asked for without a password', () => {
  expect(settingsOf('smtp://mail.company.example:25?requireTLS=true')).toMatchObject({ port: 25, requireTLS: true });
  expect(settingsOf('smtp://mail.company.example:25?requireTLS=false')).toMatchObject({ requireTLS: false });
  expect(settingsOf('smtps://mail.company.example?requireTLS=true')).toMatchObject({ secure: true, requireTLS: false });
});
