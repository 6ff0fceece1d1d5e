import { env } from '@/lib/env';

/** The address of stores that speak S3, whatever the bucket is called. */
export function s3Address(): URL {
  const { S3_ENDPOINT, S3_REGION } = env();
  return new URL(S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`);
}

/** The address of the store of files, as the product reaches it; null: none is set up. */
export function storeAddress(): URL | null {
  return env().S3_BUCKET ? s3Address() : null;
}
