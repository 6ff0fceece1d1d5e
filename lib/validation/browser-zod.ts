import { config } from 'zod/v4';

/**
 * zod as the browser gets it (`next.config.ts`): without code that it writes itself. Pages forbid eval, so each attempt
 * would be reported as a violation. It is set here because zod tries when a schema is made.
 */
config({ jitless: true });

export * from 'zod/v4';
