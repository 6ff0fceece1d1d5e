import type { S3Client } from '@aws-sdk/client-s3';
import { env } from '@/lib/env';
import { proxyAgent } from '@/lib/outgoing-proxy';

const connectMs = 3_000;

/** How patient a client is; people wait for what the product itself asks. */
interface Patience {
  /** Until a try is answered, what is sent included. */
  answerMs: number;
  tries: number;
}

/**
 * A client for a store that speaks S3, addressed by path, through the outgoing proxy. Where no key is set the machine's role is
 * asked. The package is loaded only when it is needed.
 *
 * @param endpoint the store's address
 */
export async function createS3Client(
  endpoint: URL,
  { answerMs, tries }: Patience = { answerMs: 8_000, tries: 3 },
): Promise<S3Client> {
  const { S3_REGION, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env();
  const { S3Client: Client } = await import('@aws-sdk/client-s3');
  const agent = proxyAgent(endpoint, { keepAlive: true, maxSockets: 50 });
  const limits = { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true };
  return new Client({
    endpoint: endpoint.origin,
    region: S3_REGION,
    forcePathStyle: true,
    maxAttempts: tries,
    // Some stores do not know the newer checksums; what is stored is compared by its SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { ...limits, ...(agent ? { httpAgent: agent, httpsAgent: agent } : {}) },
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}
