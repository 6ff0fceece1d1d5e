import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UploadAnswer } from '@/lib/domain/candidate-schemas';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import { createActiveProcess } from '../api/setup';

let product: RunningProduct;
let client: ApiClient;
let path: string;
let headers: Record<string, string>;

beforeAll(async () => {
  product = await startProduct();
  client = await ApiClient.signIn(product.server.url, 'RECRUITER');
  const process = await createActiveProcess(client, 'Przerwane');
  path = `/api/v1/processes/${process.id}/upload-cv`;
  headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'multipart/form-data; boundary=b' };
}, 120_000);

afterAll(() => product.stop());

const head = (field: string) => `--b\r\nContent-Disposition: form-data; name="${field}"; filename="cv.pdf"\r\n\r\n`;

test.each([
  ['in the headers of a part', head('files').slice(0, 50)],
  ['after the headers', head('files')],
  ['in a file', `${head('files')}%PDF-1.7`],
  ['in a large file', `${head('files')}%PDF-1.7${'x'.repeat(3_000_000)}`],
  ['in a file that nobody asked for', `${head('other')}%PDF-1.7`],
])('an upload that ends %s is malformed', async (_where, body) => {
  const answer = await client.send('POST', path, { headers, body });
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'request.malformed' })]);
});

test('a file that came whole is answered for, though the rest did not come', async () => {
  const body = `${head('files')}%PDF-1.7\r\n--b\r\n`;
  const answer = await client.send('POST', path, { headers, body });
  const { rejected } = (await answer.json()) as UploadAnswer;
  expect([answer.status, rejected.map(({ code }) => code)]).toEqual([201, ['cv.damaged', 'request.malformed']]);
});

test.each([
  ['in the headers of a part', head('files').slice(0, 50)],
  ['in a file', `${head('files')}%PDF-1.7`],
])('a connection may be reset %s', async (_where, start) => {
  const cookie = client
    .browserCookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const lines = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Length: 100000', `Cookie: ${cookie}`];
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(Number(new URL(product.server.url).port), '127.0.0.1').on('error', () => undefined);
  socket.write(`${[...lines, ...sent].join('\r\n')}\r\n\r\n${start}`);
  await sleep(300);
  socket.resetAndDestroy();
  await once(socket, 'close');
  expect((await client.get('/users/me')).status).toBe(200);
});

test('the server logged no error and goes on', async () => {
  await sleep(300);
  expect(product.server.loggedErrors).toEqual([]);
  expect((await client.get('/users/me')).status).toBe(200);
});
