import { env } from '@/lib/env';

/** The address of the store of files, as the product reaches it; null: none is set up. */
export function storeAddress(): URL | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION } = env();
  if (!S3_BUCKET) return null;
  return new URL(S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`);
}
