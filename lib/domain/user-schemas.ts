import { z } from 'zod';
import { locales } from '@/lib/i18n/locale';
import { roles } from './user-enums';

export const roleSchema = z.enum(roles);
export const localeSchema = z.enum(locales);

export const permissionSchema = z.enum([
  'process:read',
  'process:write',
  'candidate:read',
  'candidate:upload',
  /** Candidates that another system or a file gives. */
  'candidate:import',
  'candidate:analyse',
  'candidate:rate',
  'candidate:decide',
  /** Notes and thumbs. */
  'candidate:comment',
  'candidate:export',
  'candidate:pick',
  'interview:read',
  'interview:run',
  'administration',
]);

export const shortUserSchema = z.object({ userId: z.uuid(), firstName: z.string(), lastName: z.string() });

export const currentUserSchema = shortUserSchema.extend({
  email: z.string(),
  role: roleSchema,
  permissions: z.array(permissionSchema),
  locale: localeSchema,
});

export const skippedUserSchema = shortUserSchema.extend({ reason: z.enum(['INACTIVE', 'NO_ROLE']) });

export type Role = z.infer<typeof roleSchema>;
export type Permission = z.infer<typeof permissionSchema>;
export type ShortUser = z.infer<typeof shortUserSchema>;
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** Failed sign-ins between the actor's last sign-in and this one. */
export interface SignInNotice {
  count: number;
  /** ISO 8601. */
  lastAt: string;
  /** A network or `unknown`; null: one of many. */
  lastFrom: string | null;
}
