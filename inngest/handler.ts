import { serve } from 'inngest/edge';
import { env } from '@/lib/env';
import { selectedRunner } from '@/lib/jobs/select-runner';
import { inngest } from '@/lib/jobs/client';
import { allFunctions } from './functions/all-functions';

const { NEXTAUTH_URL, WORKER_URL } = env();
const calledAt = WORKER_URL ?? NEXTAUTH_URL;

/** The SDK's request handler: behind /api/inngest for an Inngest server, called in-process by the embedded runner. */
export const inngestHandler = serve({
  client: inngest,
  functions: allFunctions,
  // Behind a proxy the request does not carry the public URL.
  ...(selectedRunner() === 'inngest' && calledAt ? { serveOrigin: new URL(calledAt).origin } : {}),
});
