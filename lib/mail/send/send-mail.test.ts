import { failureOf } from './send-mail';

test.each([
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'CONNECTION'],
  [{ code: 'EDNS' }, 'CONNECTION'],
  [{ code: 'ETIMEDOUT' }, 'TIMEOUT'],
  [{ code: 'ESOCKET', originalCode: 'ETIMEDOUT' }, 'TIMEOUT'],
  [{ code: 'EABORT' }, 'TIMEOUT'],
  [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'TLS'],
  [{ code: 'ETLS' }, 'TLS'],
  [{ code: 'EAUTH', responseCode: 535 }, 'CREDENTIALS'],
  [{ code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, 'CREDENTIALS'],
  [{ code: 'EAUTH', responseCode: 454 }, 'LATER'],
  [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'LATER'],
  [{ code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }, 'SENDER'],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'RECIPIENT'],
  [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'REFUSED'],
  ['no error at all', 'CONNECTION'],
])('%j is %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
