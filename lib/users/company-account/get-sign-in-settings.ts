import { requirePermission, type Actor } from '@/lib/auth/actor';
import { afterSignOutAddress } from '@/lib/auth/oidc/find-sign-out-address';
import { findOidcSettings } from '@/lib/auth/oidc/oidc-settings';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { database } from '@/lib/db/client';
import type { IdentityProviderEvent } from '@/lib/db/generated/client';
import { providerFaults } from '@/lib/domain/provider-enums';
import type { OidcSignInSettings, SignInSettings } from './sign-in-settings-schemas';

type PersonEvent = OidcSignInSettings['claimMissing'];

function describeFailure(event: IdentityProviderEvent | undefined): OidcSignInSettings['lastFailure'] {
  const fault = providerFaults.find((known) => known === event?.fault);
  return event && fault ? { at: event.at.toISOString(), fault, detail: event.detail } : null;
}

async function describePerson(event: IdentityProviderEvent | undefined): Promise<PersonEvent> {
  if (!event) return null;
  const user = event.userId ? await database().user.findUnique({ where: { id: event.userId } }) : null;
  return { at: event.at.toISOString(), name: user && `${user.firstName} ${user.lastName}` };
}

/**
 * How people sign in, without secrets, and what lately went wrong with the identity provider.
 *
 * @throws AppError `permission.denied`
 */
export async function getSignInSettings(actor: Actor): Promise<SignInSettings> {
  requirePermission(actor, 'administration');
  const settings = findOidcSettings();
  if (!settings) return { kind: 'password' };
  const { issuer, role, trustEmail } = settings;
  const events = new Map((await database().identityProviderEvent.findMany()).map((event) => [event.kind, event]));
  const map = [...(role?.map ?? [])].map(([value, given]) => ({ value, role: given }));
  return {
    kind: 'oidc',
    issuer,
    trustEmail,
    redirectAddress: new URL('/api/auth/callback/oidc', afterSignOutAddress()).href,
    signedOutAddress: afterSignOutAddress(),
    role: role && { claim: role.claim, map, sync: role.sync },
    passwordForAdmins: getSignInOptions().passwordForAdmins,
    lastFailure: describeFailure(events.get('FAILURE')),
    administratorKept: await describePerson(events.get('ADMINISTRATOR_KEPT')),
    claimMissing: await describePerson(events.get('CLAIM_MISSING')),
  };
}
