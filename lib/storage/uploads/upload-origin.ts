import { env } from '@/lib/env';
import { storeAddress } from '../store-address';

/** The store as browsers reach it; null where they are not to upload into it. */
export function publicStore(): URL | null {
  const { STORAGE, S3_DIRECT_UPLOAD, S3_PUBLIC_ENDPOINT } = env();
  if (STORAGE !== 's3' || !S3_DIRECT_UPLOAD) return null;
  return S3_PUBLIC_ENDPOINT ? new URL(S3_PUBLIC_ENDPOINT) : storeAddress();
}

/** What browsers post forms to; without a slash at its end it allows no other address in a Content-Security-Policy. */
export function uploadAddress(): string | null {
  const store = publicStore();
  return store && `${store.origin}/${encodeURIComponent(env().S3_BUCKET ?? '')}`;
}
