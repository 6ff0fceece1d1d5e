import { randomUUID } from 'node:crypto';
import { env } from '@/lib/env';
import { listObjects } from '@/lib/storage/object-store';
import { storeAccount } from './object-server';

/** What was connected and found out with other settings. */
function forget(): void {
  for (const name of ['__s3', '__uploadForms']) Reflect.deleteProperty(globalThis, name);
}

/** Lets the product store CVs in the tests' S3 server, in a folder of the bucket that nobody else has. */
export function storeInBucket(endpoint = process.env.STORE_URL ?? ''): void {
  Object.assign(env(), {
    STORAGE: 's3',
    S3_BUCKET: 'cvs',
    S3_ENDPOINT: endpoint,
    S3_PREFIX: `${randomUUID()}/`,
    S3_ACCESS_KEY_ID: storeAccount.accessKeyId,
    S3_SECRET_ACCESS_KEY: storeAccount.secretAccessKey,
  });
  forget();
}

/** The store is reached at another address from now on; what it holds stays. */
export function reachStoreAt(endpoint: string, region = 'us-east-1'): void {
  Object.assign(env(), { S3_ENDPOINT: endpoint, S3_REGION: region });
  forget();
}

/** Every key in the store, without the folder of the test. */
export async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of listObjects('')) keys.push(key);
  return keys;
}
