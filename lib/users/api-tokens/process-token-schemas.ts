import { z } from 'zod';
import { createApiTokenSchema, ownedApiTokenSchema } from './api-token-schemas';

export const processTokenParams = z.object({ processId: z.uuid(), tokenId: z.uuid() });
export const createProcessTokenSchema = createApiTokenSchema.pick({ name: true, days: true });
export const processTokensSchema = z.object({ items: z.array(ownedApiTokenSchema) });

export type CreateProcessTokenInput = z.output<typeof createProcessTokenSchema>;
export type ProcessTokens = z.infer<typeof processTokensSchema>;
