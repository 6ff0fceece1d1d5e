import { errorCode, Failure } from '@/lib/failure';

/** A store that speaks S3 refuses, or cannot be reached. */
export class StoreFailure extends Failure {}

interface Place {
  address: URL;
  bucket: string;
}

/** By code, name and status of what was thrown, the first that fits. */
const reasons: [RegExp, (place: Place) => [what: string, remedy: string]][] = [
  [
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/,
    ({ address }) => [
      `The certificate of ${address.origin} is not trusted.`,
      'Name the authority that signed it in NODE_EXTRA_CA_CERTS, or the store by the name in its certificate.',
    ],
  ],
  [
    /\bE(?:NOTFOUND|AI_AGAIN)\b/,
    ({ address }) => [
      `${address.hostname} is no name that this machine knows.`,
      'Check S3_ENDPOINT (without it S3_REGION), and the name server of this machine.',
    ],
  ],
  [
    /\b(?:ECONN\w+|ETIMEDOUT|E(?:HOST|NET)UNREACH|EPIPE|EPROTO|TimeoutError|RequestTimeout)\b/,
    ({ address }) => [
      `The store at ${address.origin} does not answer.`,
      'Check S3_ENDPOINT, that the store runs, and the firewall or HTTPS_PROXY between.',
    ],
  ],
  [
    /\bCredentialsProviderError\b/,
    () => [
      'There is no key for the store.',
      'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role.',
    ],
  ],
  [
    /\b(?:PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException|301)\b/,
    ({ bucket }) => [`The bucket ${bucket} is in another region.`, 'Set S3_REGION, and S3_ENDPOINT if it names one.'],
  ],
  [
    /\bNoSuchBucket\b/,
    ({ address, bucket }) => [`${address.origin} has no bucket ${bucket}.`, 'Create it, or correct its name.'],
  ],
  [
    /\b(?:InvalidAccessKeyId|SignatureDoesNotMatch|RequestTimeTooSkewed|401)\b/,
    () => [
      'The store does not accept the key.',
      'Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, and the clock of this machine.',
    ],
  ],
  [
    /\b(?:QuotaExceeded|XMinioStorageFull|InsufficientStorage|507)\b/,
    ({ bucket }) => [`The bucket ${bucket} is full.`, 'Make room in the store, or raise its quota.'],
  ],
  [
    /\b(?:AccessDenied|Forbidden|403)\b/,
    ({ bucket }) => [
      `The key may not do this in the bucket ${bucket}.`,
      'Give it the rights that docs/operating names (storage.md, backup.md).',
    ],
  ],
  [
    /\b(?:NotImplemented|MethodNotAllowed|501|405)\b/,
    ({ address }) => [
      `The store at ${address.origin} cannot do this.`,
      'Set the rule by hand, where the store has one.',
    ],
  ],
  [
    /\b(?:SlowDown|ServiceUnavailable|InternalError|5\d\d|429)\b/,
    ({ address }) => [`The store at ${address.origin} is out of order or overloaded.`, 'Wait, and try again.'],
  ],
];

const statusOf = (error: object): string =>
  '$metadata' in error ? String((error.$metadata as { httpStatusCode?: number }).httpStatusCode ?? '') : '';

/** Whether there is no room left in the store. */
export const isStoreFull = (error: unknown): boolean => factsOf(error).some((fact) => /Quota|Full|507/.test(fact));

function factsOf(error: unknown): string[] {
  const facts: string[] = [];
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : null) {
    facts.push(errorCode(at) ?? '', at instanceof Error ? at.name : '', statusOf(at));
  }
  // The name is the store's own word: only a code is one, and no sentence.
  return facts.filter((fact) => /^[\w.-]{1,60}$/.test(fact));
}

/** What went wrong at a store that speaks S3, in a sentence, and what to do. */
export function explainStoreError(error: unknown, place: Place): StoreFailure {
  const facts = factsOf(error);
  const known = reasons.find(([pattern]) => facts.some((fact) => pattern.test(fact)));
  const [what, remedy] = known?.[1](place) ?? [
    `The store at ${place.address.origin} failed (${facts.join(', ') || 'no reason'}).`,
    'Check S3_ENDPOINT: whatever answers there may not speak S3.',
  ];
  return new StoreFailure(what, remedy, { cause: error });
}
