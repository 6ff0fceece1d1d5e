import { env } from '@/lib/env';
import { storeAddress } from '../store-address';

/** The store as browsers reach it; null where they are not to upload into it. */
export function publicStore(): URL | null {
  const { STORAGE, S3_DIRECT_UPLOAD, S3_PUBLIC_ENDPOINT } = env();
  if (STORAGE !== 's3' || !S3_DIRECT_UPLOAD) return null;
  return S3_PUBLIC_ENDPOINT ? new URL(S3_PUBLIC_ENDPOINT) : storeAddress();
}
