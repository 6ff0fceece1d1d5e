import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import setupDatabase from '../jest-global-setup';
import { ObjectServer, storeAccount } from './object-server';

/** Passes the server from setup to teardown. */
export const storeScope = globalThis as typeof globalThis & { __objectServer?: ObjectServer };

/** As the database's setup; besides, a store that speaks S3 at STORE_URL, with the bucket `cvs`. */
export default async function setup(): Promise<void> {
  const [server] = await Promise.all([ObjectServer.start(), setupDatabase()]);
  storeScope.__objectServer = server;
  process.env.STORE_URL = server.url;
  const client = new S3Client({
    endpoint: server.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: storeAccount,
  });
  await client.send(new CreateBucketCommand({ Bucket: 'cvs' }));
  client.destroy();
}
