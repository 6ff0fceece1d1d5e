/** @jest-environment node */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { middleware } from '@/middleware';
import { makeForm } from './make-form';

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__s3');
  delete process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI;
});

test('the machine’s role is asked for its key once, however many forms are made', async () => {
  let asked = 0;
  const metadata = createServer((_, answer) => {
    asked += 1;
    const Expiration = new Date(Date.now() + 6 * 60 * 60_000).toISOString();
    answer.end(JSON.stringify({ AccessKeyId: 'AK', SecretAccessKey: 'SK', Token: 'T', Expiration }));
  }).listen(0, '127.0.0.1');
  await once(metadata, 'listening');
  process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI = `http://127.0.0.1:${(metadata.address() as AddressInfo).port}/`;
  try {
    Object.assign(env(), { S3_BUCKET: 'cvs' });
    for (const id of ['a', 'b']) {
      const { fields } = await makeForm(new URL('https://objects.company.example'), id);
      expect(fields).toMatchObject({ 'X-Amz-Security-Token': 'T' });
    }
    expect(asked).toBe(1);
  } finally {
    metadata.close();
  }
});

test('pages may call what a form is posted to, and nothing else of the store', async () => {
  const key = { S3_ACCESS_KEY_ID: 'AK', S3_SECRET_ACCESS_KEY: 'SK' };
  Object.assign(env(), {
    ...key,
    STORAGE: 's3',
    S3_BUCKET: 'cvs.of-ours',
    S3_PUBLIC_ENDPOINT: 'https://s3.example:9000/',
  });
  const { url } = await makeForm(new URL('https://s3.example:9000/'), 'a');
  expect(url).toBe('https://s3.example:9000/cvs.of-ours');
  const { headers } = await middleware(new NextRequest('https://recruiting.company.example/'));
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${url};`);
});
