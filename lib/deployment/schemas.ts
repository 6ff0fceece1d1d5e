import { backupFailures, backupProofs } from '@/lib/backup/enums';
import { readinessReasons } from '@/lib/readiness-reasons';
import { z } from 'zod';
import { contactKinds, contactResults } from '@/lib/jobs/enums';
import { settingFindings } from './setting-findings';
import { processWaitSchema } from '@/lib/domain/process-schemas';

/** How an installation is configured; contains no secrets. */
export const installationSchema = z.object({
  version: z.string(),
  engine: z.object({
    name: z.string(),
    /** Null when no engine judges. */
    version: z.string().nullable(),
    model: z.string().nullable(),
    /** Host that the model is asked at; null for the built-in engine. */
    host: z.string().nullable(),
    /** Code of why the model that is to judge cannot, and nothing does; message key `errors.<code>`. */
    problem: z.string().nullable(),
  }),
  /** Who runs the background jobs. */
  jobs: z.enum(['inngest', 'embedded']),
  database: z.discriminatedUnion('reachable', [
    z.object({ reachable: z.literal(true), version: z.string(), milliseconds: z.int().min(0) }),
    z.object({ reachable: z.literal(false) }),
  ]),
  supportEmail: z.string(),
  timeZone: z.string(),
});

export type Installation = z.infer<typeof installationSchema>;

/** What the product needs to do its work, in the order of the page. */
export const dependencyNames = [
  'database',
  'migrations',
  'queue',
  'reader',
  'disk',
  'storage',
  'model',
  'ats',
  'mail',
  'backup',
] as const;
export type DependencyName = (typeof dependencyNames)[number];

/** `critical`: without it an instance serves nobody; `degraded`: a part of the work waits. */
export const dependencyTiers = ['critical', 'degraded'] as const;
export type DependencyTier = (typeof dependencyTiers)[number];

const reasonSchema = z.object({ code: z.enum(readinessReasons), values: z.record(z.string(), z.number()) });

export const readinessSchema = z.object({ ready: z.literal(true), version: z.string() });

const dependencySchema = z.object({
  name: z.enum(dependencyNames),
  tier: z.enum(dependencyTiers),
  /** `UNUSED`: this installation does without it. */
  state: z.enum(['WELL', 'ILL', 'UNUSED']),
  /** What is wrong; null: nothing. */
  finding: reasonSchema.nullable(),
  /** How long the look took. */
  milliseconds: z.int().min(0),
  /** When it was looked at. */
  at: z.iso.datetime(),
});
export type DependencyState = z.infer<typeof dependencySchema>;

/** How the background work does; contains no secrets. */
export const systemStateSchema = z.object({
  jobs: z.enum(['inngest', 'embedded']),
  /** Of the Inngest server; null with the embedded runner. */
  address: z.string().nullable(),
  /** The last contact of each kind with it. */
  contacts: z.array(
    z.object({
      kind: z.enum(contactKinds),
      result: z.enum(contactResults),
      /** Null without a response. */
      httpStatus: z.int().nullable(),
      /** Since when the result is this. */
      since: z.iso.datetime(),
      at: z.iso.datetime(),
    }),
  ),
  /** Events that wait to be sent, and those that cannot be sent. */
  outbox: z.object({ length: z.int(), oldestAt: z.iso.datetime().nullable(), setAside: z.int() }),
  /** CVs of all processes that wait for more than their turn. */
  lateCvs: processWaitSchema.nullable(),
  /** Steps of the embedded runner; null with an Inngest server, which has the queue. */
  queue: z.object({ waiting: z.int(), running: z.int(), oldestSeconds: z.int() }).nullable(),
  /** Backups of this installation; null: none are made here. */
  backup: z
    .object({
      lastGood: z
        .object({
          /** What it holds is of then. */
          at: z.iso.datetime(),
          name: z.string(),
          bytes: z.int(),
          encrypted: z.boolean(),
          /** Restored into another database and compared, or read back. */
          proof: z.enum(backupProofs),
          /** CVs that the bucket should have held, and did not. */
          lost: z.int().min(0),
        })
        .nullable(),
      /** Of the last attempt; null: it ended well. */
      failed: z.object({ at: z.iso.datetime(), why: z.enum(backupFailures) }).nullable(),
      /** Since when one is being made. */
      runningSince: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** What the instance that responds needs to do its work. */
  dependencies: z.array(dependencySchema),
  /** What is weak or contradictory in the settings of the instance that responds; names only. */
  settings: z.array(z.object({ code: z.enum(settingFindings), setting: z.string() })),
  /** Why it is not ready; empty: it is. */
  reasons: z.array(reasonSchema),
});

export type Readiness = z.infer<typeof readinessSchema>;
/** `path`: the part of the installation. */
export type ReadinessReason = z.infer<typeof reasonSchema> & { path: string };
export type SystemState = z.infer<typeof systemStateSchema>;

/** What an administrator may still set up; `foundModel`: try the server of models that was found on this machine. */
export type NextStep = 'team' | 'mail' | 'model' | 'foundModel';
