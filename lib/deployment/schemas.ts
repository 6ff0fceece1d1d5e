import { z } from 'zod';

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
  /** The engine of the background jobs. */
  jobs: z.enum(['inngest', 'embedded']),
  database: z.discriminatedUnion('reachable', [
    z.object({ reachable: z.literal(true), version: z.string(), milliseconds: z.int().min(0) }),
    z.object({ reachable: z.literal(false) }),
  ]),
  signIn: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('password') }),
    z.object({ kind: z.literal('oidc'), issuer: z.string() }),
  ]),
  supportEmail: z.string(),
  timeZone: z.string(),
});

export type Installation = z.infer<typeof installationSchema>;
