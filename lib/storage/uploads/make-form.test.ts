/** @jest-environment node */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/env';
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
