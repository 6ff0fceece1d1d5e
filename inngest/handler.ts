import { serve } from 'inngest/edge';
import { inngest } from './client';
import { allFunctions } from './functions/all-functions';

/** The SDK's request handler: behind /api/inngest for an Inngest server, called in-process by the embedded engine. */
export const inngestHandler = serve({ client: inngest, functions: allFunctions });
