import { z } from 'zod';
import { providerFaults } from '@/lib/domain/provider-enums';
import { roleSchema } from '@/lib/domain/user-schemas';

const personEventSchema = z.object({
  at: z.iso.datetime(),
  /** First and last name; null when the account is gone. */
  name: z.string().nullable(),
});

export const providerCheckSchema = z.object({
  /** Null: nothing is wrong that can be seen from here. */
  fault: z.enum(providerFaults).nullable(),
  /** A status, an address or a name that belongs to the fault. */
  detail: z.string().nullable(),
  /** How many keys the provider signs with. */
  keys: z.int(),
  /** Whether signing out here signs out there, too. */
  signsOut: z.boolean(),
  milliseconds: z.int(),
});

/** How people sign in to this installation; contains no secrets. */
export const signInSettingsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password') }),
  z.object({
    kind: z.literal('oidc'),
    issuer: z.string(),
    /** To be registered at the provider: where it leads back to after signing in and after signing out. */
    redirectAddress: z.string(),
    signedOutAddress: z.string(),
    role: z
      .object({
        claim: z.string(),
        map: z.array(z.object({ value: z.string(), role: roleSchema })),
        sync: z.boolean(),
      })
      .nullable(),
    trustEmail: z.boolean(),
    passwordForAdmins: z.boolean(),
    lastFailure: z
      .object({ at: z.iso.datetime(), fault: z.enum(providerFaults), detail: z.string().nullable() })
      .nullable(),
    /** The last administrator, from whom a claim would have taken the role. */
    administratorKept: personEventSchema.nullable(),
    /** The latest sign-in without the claim that the role follows. */
    claimMissing: personEventSchema.nullable(),
  }),
]);

export type ProviderCheck = z.infer<typeof providerCheckSchema>;
export type SignInSettings = z.infer<typeof signInSettingsSchema>;
export type OidcSignInSettings = Extract<SignInSettings, { kind: 'oidc' }>;
