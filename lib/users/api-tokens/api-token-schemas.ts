import { z } from 'zod';
import {
  defaultTokenDays,
  maxTokenDays,
  maxTokenNameLength,
  maxTokenProcesses,
  tokenStates,
} from '@/lib/domain/token-enums';
import { permissionSchema, shortUserSchema } from '@/lib/domain/user-schemas';
import { pageSchema } from '@/lib/page-schema';
import { text } from '@/lib/validation/text';
import { maxSearchLength } from '../account-states';

export const apiTokenParams = z.object({ tokenId: z.uuid() });

export const createApiTokenSchema = z.object({
  /** By which people recognise the token. */
  name: text({ max: maxTokenNameLength }),
  /** What the token's program may do; the owner's role must allow it as well. */
  scopes: z.array(permissionSchema).min(1).max(permissionSchema.options.length),
  /** After how many days the token ends. */
  days: z.int().min(1).max(maxTokenDays).default(defaultTokenDays),
  /** Null: all that the owner may see. */
  processIds: z.array(z.uuid()).min(1).max(maxTokenProcesses).nullable().default(null),
});

const apiTokenSchema = z.object({
  tokenId: z.uuid(),
  name: z.string(),
  /** The token's beginning, by which people recognise it; it gives no right. */
  hint: z.string(),
  scopes: z.array(permissionSchema),
  /** Null: all that the owner may see; `name` is null where the process is gone or the reader does not see it. */
  processes: z.array(z.object({ processId: z.uuid(), name: z.string().nullable() })).nullable(),
  state: z.enum(tokenStates),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the minute; null: never. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** The network; null when the token was never used or the network is unknown. */
  lastUsedFrom: z.string().nullable(),
});

export const apiTokensSchema = z.object({ items: z.array(apiTokenSchema) });

/** `token` is shown only in this answer. */
export const createdApiTokenSchema = z.object({ token: z.string(), tokenId: z.uuid(), expiresAt: z.iso.datetime() });

export const ownedApiTokenSchema = apiTokenSchema.extend({ owner: shortUserSchema.extend({ email: z.string() }) });

export const apiTokenQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  /** Searched for in the token's name and beginning, and in the owner's name and address. */
  search: text({ max: maxSearchLength, min: 0 }).optional(),
});

export const apiTokenPageSchema = pageSchema(ownedApiTokenSchema);

export type CreateApiTokenInput = z.output<typeof createApiTokenSchema>;
export type ApiTokenDto = z.infer<typeof apiTokenSchema>;
export type ApiTokens = z.infer<typeof apiTokensSchema>;
export type CreatedApiToken = z.infer<typeof createdApiTokenSchema>;
export type OwnedApiToken = z.infer<typeof ownedApiTokenSchema>;
export type ApiTokenQuery = z.output<typeof apiTokenQuery>;
export type ApiTokenPage = z.infer<typeof apiTokenPageSchema>;
