/** A person decided that a candidate is sent to the ATS. */
export const candidatePicked = 'candidate.picked';

/** What webhooks tell of. Each has what it says in `lib/webhooks/send-webhook.ts`. */
export const webhookEvents = [candidatePicked] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
