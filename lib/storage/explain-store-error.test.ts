import { explainStoreError } from './explain-store-error';

const place = { address: new URL('https://objects.company.example:9000'), bucket: 'cvs' };
const explain = (facts: object): string => {
  const { message, remedy } = explainStoreError(Object.assign(new Error('raw words'), facts), place);
  return `${message} ${remedy}`;
};
const status = (httpStatusCode: number) => ({ name: 'Unknown', $metadata: { httpStatusCode } });

test.each([
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, /certificate of .* NODE_EXTRA_CA_CERTS/],
  [{ code: 'ENOTFOUND' }, /objects\.company\.example is no name .* S3_ENDPOINT/],
  [{ code: 'ECONNREFUSED' }, /does not answer.* HTTPS_PROXY/],
  [{ name: 'TimeoutError' }, /does not answer/],
  [{ name: 'CredentialsProviderError' }, /no key .* S3_ACCESS_KEY_ID/],
  [{ name: 'PermanentRedirect', $metadata: { httpStatusCode: 301 } }, /another region.* S3_REGION/],
  [{ name: 'NoSuchBucket', $metadata: { httpStatusCode: 404 } }, /has no bucket cvs/],
  [{ name: 'SignatureDoesNotMatch', $metadata: { httpStatusCode: 403 } }, /does not accept the key/],
  [{ name: 'AccessDenied', $metadata: { httpStatusCode: 403 } }, /may not do this/],
  [status(403), /may not do this/],
  [{ name: 'QuotaExceeded', $metadata: { httpStatusCode: 403 } }, /is full.* quota/],
  [{ name: 'NotImplemented', $metadata: { httpStatusCode: 501 } }, /cannot do this/],
  [{ name: 'SlowDown', $metadata: { httpStatusCode: 503 } }, /overloaded/],
  [{ name: 'SyntaxError' }, /failed \(SyntaxError\).* may not speak S3/],
])('%j is explained, with what to do and without the raw words', (facts, said) => {
  expect(explain(facts)).toMatch(said);
  expect(explain(facts)).not.toContain('raw words');
});
