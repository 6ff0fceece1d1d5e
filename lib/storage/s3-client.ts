import type { S3Client } from '@aws-sdk/client-s3';
import { env } from '@/lib/env';
import { proxyAgent } from '@/lib/outgoing-proxy';

const connectMs = 3_000;
const answerMs = 8_000;
/** Of the slowest line that a file must get through: about 1 Mbit/s. */
const slowestBytesPerMs = 100;

/** How long a try may take that sends so many bytes, for `send` of a client. */
export const timeToSend = (bytes: number): { requestTimeout: number } => ({
  requestTimeout: answerMs + Math.ceil(bytes / slowestBytesPerMs),
});

/** How patient a client is; people wait for what the product itself asks. */
interface Patience {
  /** Until a try is answered, what is sent included: by `timeToSend` where that is a whole file. */
  answerMs: number;
  tries: number;
}

/**
 * A client for a store that speaks S3, addressed by path, through the outgoing proxy. Where no key is set the machine's role is
 * asked. The package is loaded only when it is needed.
 *
 * @param endpoint the store's address
 */
export async function createS3Client(endpoint: URL, patience: Patience = { answerMs, tries: 3 }): Promise<S3Client> {
  const { S3_REGION, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env();
  const { S3Client: Client } = await import('@aws-sdk/client-s3');
  const agent = proxyAgent(endpoint, { keepAlive: true, maxSockets: 50 });
  const limits = { connectionTimeout: connectMs, requestTimeout: patience.answerMs, throwOnRequestTimeout: true };
  return new Client({
    endpoint: endpoint.origin,
    region: S3_REGION,
    forcePathStyle: true,
    maxAttempts: patience.tries,
    // Some stores do not know the newer checksums; what is stored is compared by its SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { ...limits, ...(agent ? { httpAgent: agent, httpsAgent: agent } : {}) },
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}

/** By address. Next may load a module twice. */
const globalScope = globalThis as typeof globalThis & { __s3?: Map<string, Promise<S3Client>> };

/** The client that this process keeps for a store: one asks for the key of the machine's role once, and anew before it ends. */
export function keptS3Client(endpoint: URL): Promise<S3Client> {
  const kept = (globalScope.__s3 ??= new Map());
  const client = kept.get(endpoint.origin) ?? createS3Client(endpoint);
  kept.set(endpoint.origin, client);
  return client;
}
