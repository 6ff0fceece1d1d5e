import type { BucketLocationConstraint, CORSRule, LifecycleRule, S3Client } from '@aws-sdk/client-s3';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { createS3Client } from '../s3-client';
import { storeAddress } from '../store-address';

/** The folder of what comes in; others may have theirs in the same bucket. */
const folder = (): string => `${env().S3_PREFIX}incoming/`;
const ruleId = (): string => `recruiting:${folder()}`;
/** What the rules of every folder were once called: the last that was prepared is in it. */
const earlierId = 'recruiting-incoming';
/** Of an upload that nobody finished, if the product did not remove it itself. */
const expiryDays = 1;

/** What a bucket has no rules of is answered with such an error. */
async function orNone<T>(ask: Promise<T>): Promise<T | null> {
  return ask.catch((error: unknown) => {
    if (error instanceof Error && /^NoSuch(?:CORS|Lifecycle)Configuration$/.test(error.name)) return null;
    throw error;
  });
}

async function allowUploads(s3: S3Client, Bucket: string, origin: string): Promise<void> {
  const { GetBucketCorsCommand, PutBucketCorsCommand } = await import('@aws-sdk/client-s3');
  const { CORSRules = [] } = (await orNone(s3.send(new GetBucketCorsCommand({ Bucket })))) ?? {};
  const rule: CORSRule = { ID: ruleId(), AllowedOrigins: [origin], AllowedMethods: ['POST'], AllowedHeaders: ['*'] };
  const isOurs = ({ ID, AllowedOrigins }: CORSRule): boolean =>
    ID === rule.ID || (ID === earlierId && AllowedOrigins?.join() === origin);
  const others = CORSRules.filter((one) => !isOurs(one));
  await s3.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [...others, rule] } }));
}

async function expireUploads(s3: S3Client, Bucket: string): Promise<void> {
  const commands = await import('@aws-sdk/client-s3');
  const before = await orNone(s3.send(new commands.GetBucketLifecycleConfigurationCommand({ Bucket })));
  const rule: LifecycleRule = {
    ID: ruleId(),
    Status: 'Enabled',
    Filter: { Prefix: folder() },
    Expiration: { Days: expiryDays },
    AbortIncompleteMultipartUpload: { DaysAfterInitiation: expiryDays },
  };
  // Some stores answer with the older form of a filter.
  const isOurs = ({ ID, Filter, Prefix }: LifecycleRule): boolean =>
    ID === rule.ID || (ID === earlierId && (Filter?.Prefix ?? Prefix) === folder());
  const others = before?.Rules?.filter((one) => !isOurs(one)) ?? [];
  const LifecycleConfiguration = { Rules: [...others, rule] };
  await s3.send(new commands.PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration }));
}

/** @returns whether it was made here and now */
async function makeBucket(s3: S3Client, Bucket: string): Promise<boolean> {
  const { CreateBucketCommand, HeadBucketCommand } = await import('@aws-sdk/client-s3');
  try {
    await s3.send(new HeadBucketCommand({ Bucket }));
    return false;
  } catch (error) {
    if (!(error instanceof Error) || !['NotFound', 'NoSuchBucket'].includes(error.name)) throw error;
  }
  const { S3_ENDPOINT, S3_REGION } = env();
  // Only AWS asks for it, and not in its first region.
  const isElsewhere = !S3_ENDPOINT && S3_REGION !== 'us-east-1';
  const LocationConstraint = S3_REGION as BucketLocationConstraint;
  await s3.send(
    new CreateBucketCommand({ Bucket, ...(isElsewhere ? { CreateBucketConfiguration: { LocationConstraint } } : {}) }),
  );
  return true;
}

/** Some stores have no such rules: they let every page post, or expire nothing. */
async function whereKnown(set: () => Promise<void>): Promise<boolean> {
  try {
    await set();
    return true;
  } catch (error) {
    const isUnknown = error instanceof Error && /^(?:NotImplemented|MethodNotAllowed)$/.test(error.name);
    if (isUnknown) return false;
    throw error;
  }
}

/**
 * Makes the bucket if there is none, and gives it the two rules that uploads by browsers need, beside those that it has, also
 * those of other prefixes: the product's pages may post to it, and what nobody finished expires after a day.
 *
 * @param origin of the product's pages
 * @returns whether the bucket is new, and which rules the store knows
 * @throws AppError `storage.unavailable` without a bucket, and when the store refuses or is away
 */
export async function prepareBucket(
  origin: string,
): Promise<{ isNew: boolean; takesUploads: boolean; expires: boolean }> {
  const [address, bucket] = [storeAddress(), env().S3_BUCKET];
  if (!address || !bucket) throw new AppError('storage.unavailable', { cause: new Error('S3_BUCKET is not set.') });
  const s3 = await createS3Client(address);
  try {
    return {
      isNew: await makeBucket(s3, bucket),
      takesUploads: await whereKnown(() => allowUploads(s3, bucket, origin)),
      expires: await whereKnown(() => expireUploads(s3, bucket)),
    };
  } catch (error) {
    throw new AppError('storage.unavailable', { cause: error });
  } finally {
    s3.destroy();
  }
}
