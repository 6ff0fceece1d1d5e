import { z } from 'zod';

/** How an installation is set up; no secret is among it. */
export const installationSchema = z.object({
  version: z.string(),
  engine: z.object({ name: z.string(), version: z.string(), model: z.string().nullable() }),
  /** Who runs what happens in the background. */
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
