import { z } from 'zod';
import { localeSchema, roleSchema } from '@/lib/domain/user-schemas';
import { linkTokenSchema } from '@/lib/users/link-schemas';
import { pageSchema } from '@/lib/page-schema';
import { password } from '@/lib/validation/password';
import { personName } from '@/lib/validation/text';
import { maxAddresses } from './max-addresses';

export const invitationParams = z.object({ invitationId: z.uuid() });

export const invitePeopleSchema = z.object({
  /** As typed; an invalid address does not keep the others out. */
  addresses: z.array(z.string().max(400)).min(1).max(maxAddresses),
  role: roleSchema,
});

const refusals = ['NOT_AN_ADDRESS', 'HAS_ACCOUNT', 'ALREADY_INVITED', 'REPEATED'] as const;

export const invitedSchema = z.object({
  /** Whether the invited people get the link by mail. */
  mailed: z.boolean(),
  items: z.array(
    z.object({
      address: z.string(),
      result: z.enum(['INVITED', ...refusals]),
      /** The full address for the invited person; null when refused. */
      link: z.string().nullable(),
    }),
  ),
});

export const invitationSchema = z.object({
  invitationId: z.uuid(),
  email: z.string(),
  role: roleSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
  /** First and last name; null when unknown. */
  invitedBy: z.string().nullable(),
});

export const invitationPageSchema = pageSchema(invitationSchema);

/** What the invited person sees before accepting. */
export const openInvitationSchema = z.object({ email: z.string(), role: roleSchema, expiresAt: z.iso.datetime() });

export const acceptInvitationSchema = linkTokenSchema.extend({
  firstName: personName(),
  lastName: personName(),
  password: password(),
  locale: localeSchema.default('pl'),
});

export type InvitePeopleInput = z.output<typeof invitePeopleSchema>;
export type Invited = z.infer<typeof invitedSchema>;
export type InvitationDto = z.infer<typeof invitationSchema>;
export type InvitationPage = z.infer<typeof invitationPageSchema>;
export type OpenInvitation = z.infer<typeof openInvitationSchema>;
export type AcceptInvitationInput = z.output<typeof acceptInvitationSchema>;
