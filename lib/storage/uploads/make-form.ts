import { env } from '@/lib/env';
import { uploadLimits, uploadType } from './upload-limits';
import { encryption } from '../object-store';
import { keptS3Client } from '../s3-client';

/** What a browser posts besides the file, and where. */
export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

/** Where the object of an upload is, until it is checked. */
export const incomingKey = (id: string): string => `incoming/${id}`;

/**
 * A form that lets whoever has it put one object of a limited size and one type into the store.
 *
 * @param store as the one who posts reaches it
 * @param seconds until the form ends
 */
export async function makeForm(store: URL, id: string, seconds: number = uploadLimits.seconds): Promise<UploadForm> {
  const { S3_BUCKET = '', S3_PREFIX } = env();
  const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
  const { ServerSideEncryption: method, SSEKMSKeyId: keyId } = encryption();
  return createPresignedPost(await keptS3Client(store), {
    Bucket: S3_BUCKET,
    Key: `${S3_PREFIX}${incomingKey(id)}`,
    Expires: seconds,
    Conditions: [['content-length-range', 1, uploadLimits.bytes]],
    Fields: {
      'Content-Type': uploadType,
      ...(method ? { 'x-amz-server-side-encryption': method } : {}),
      ...(keyId ? { 'x-amz-server-side-encryption-aws-kms-key-id': keyId } : {}),
    },
  });
}
