import { z } from 'zod';
import { wholeNumber } from '@/lib/validation/number';
import { text } from '@/lib/validation/text';
import { atsAssumptionOutcomes, atsBlockReasons, atsCheckNames, atsProviders } from '../enums';
import { atsCapabilitiesSchema, atsSyncSchema } from '../schemas';

const fields = z.object({
  name: text({ max: 100 }),
  provider: z.enum(atsProviders),
  /** By provider, see lib/ats/connections/settings.ts. */
  settings: z.record(z.string().max(60), z.json()),
  /** Minutes between automatic synchronisations; null: only on request. */
  scheduleMinutes: wholeNumber({ min: 5, max: 10_080 }).nullable(),
  paused: z.boolean(),
});

export const connectionInputSchema = fields.extend({
  /** By provider. Missing: the present ones stay, unless the address changed; null: they are removed. */
  credentials: z.record(z.string().max(60), text({ max: 1000 })).nullish(),
  /** That the ATS signs its webhooks with. Missing: the present one stays; null: it is removed. */
  webhookSecret: text({ max: 500 }).nullish(),
});

export const connectionSchema = fields.extend({
  connectionId: z.uuid(),
  /** Whether it can be asked for recruitments and candidates. */
  reads: z.boolean(),
  /** Whether the product makes its secret, to sign results with. */
  signs: z.boolean(),
  hasCredentials: z.boolean(),
  /** False: there are none, or they were stored under a key that the deployment does not have. */
  credentialsReadable: z.boolean(),
  webhook: z.object({
    kind: atsCapabilitiesSchema.shape.webhooks,
    /** Where the ATS is to send its webhooks; null when this product has none, and in a list or for a program where it is a secret. */
    address: z.string().nullable(),
    hasSecret: z.boolean(),
    /** False: there is none, or it was stored under a key that the deployment does not have. */
    secretReadable: z.boolean(),
  }),
  /** Null without credentials. */
  capabilities: atsCapabilitiesSchema.nullable(),
  /** Code of what stopped it until it is changed or checked; message key `errors.<code>`. */
  stoppedReason: z.string().nullable(),
  /** Until when no call is made; null: calls are allowed. */
  blockedUntil: z.iso.datetime().nullable(),
  /** Null: no pause, or its reason is unknown. */
  blockedReason: z.enum(atsBlockReasons).nullable(),
  /** Linked processes. */
  processes: z.int(),
  /** Grows with every change; `"v<version>"` is the ETag. */
  version: z.int(),
});

/** Shown only in this answer. */
export const signingSecretSchema = z.object({ secret: z.string() });

export const connectionsSchema = z.object({ items: z.array(connectionSchema) });

export const accountCheckSchema = z.object({
  /** `error`: null: it works; `ats.unsupported`: the product or the settings do not have it. */
  checks: z.array(z.object({ name: z.enum(atsCheckNames), error: z.string().nullable() })),
  /** What the documentation leaves open, and what the account shows of it: names of fields and shapes, never values. */
  assumptions: z.array(
    z.object({
      /** Message key `ats.assumption.<name>`, if there is one. */
      name: z.string(),
      assumed: z.string(),
      /** Null: the account shows nothing of it. */
      seen: z.string().nullable(),
      chosen: z.string(),
      outcome: z.enum(atsAssumptionOutcomes),
      /** Error code of the call that failed. */
      error: z.string().nullable(),
    }),
  ),
  /** Settings of the connection that were changed to the shapes seen. */
  chosen: z.array(z.object({ setting: z.string(), from: z.json(), to: z.json() })),
  productVersion: z.string(),
  checkedAt: z.iso.datetime(),
});

/** The last runs of a connection, newest first. */
export const connectionSyncsSchema = z.object({
  items: z.array(
    atsSyncSchema.extend({ process: z.object({ id: z.uuid(), ordinalNumber: z.int(), name: z.string() }) }),
  ),
});

export type SigningSecret = z.infer<typeof signingSecretSchema>;
export type ConnectionInput = z.infer<typeof connectionInputSchema>;
export type ConnectionDto = z.infer<typeof connectionSchema>;
export type AccountCheck = z.infer<typeof accountCheckSchema>;
export type ConnectionSyncs = z.infer<typeof connectionSyncsSchema>;
