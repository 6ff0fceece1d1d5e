import type { IncomingMessage } from 'node:http';
import { refusalOf } from './request-refusal';

const asked = (state?: string) => {
  const headers = state === undefined ? {} : { 'next-router-state-tree': state };
  return refusalOf(
    { url: '/processes?_rsc=1', method: 'GET', headers, rawHeaders: [] } as unknown as IncomingMessage,
    null,
  );
};
const encoded = (state: unknown) => encodeURIComponent(JSON.stringify(state));

test.each([
  undefined,
  encoded(['', {}, null, 'metadata-only']),
  encoded(['', { children: ['processes', { children: ['__PAGE__', {}] }] }, null, 'refetch']),
])('a page is asked for with what it shows now: %s', (state) => {
  expect(asked(state)).toBeNull();
});

test.each([
  '',
  'x',
  '%',
  '%E0%A4%A',
  '{}',
  encoded(['']),
  encoded([1, {}]),
  `${encoded(['', {}])}, x`,
  'x'.repeat(50_000),
])('what cannot be read is a malformed request: %s', (state) => {
  expect(asked(state)).toMatchObject({ code: 'request.malformed' });
});
