import { requirePermission, type Actor } from '@/lib/auth/actor';
import { countProviderKeys, discoverProvider } from '@/lib/auth/oidc/discover-provider';
import { getOidcSettings } from '@/lib/auth/oidc/oidc-settings';
import { ProviderFailure } from '@/lib/auth/oidc/provider-failure';
import { recordProviderFailure } from '@/lib/auth/oidc/record-provider-event';
import type { ProviderCheck } from './sign-in-settings-schemas';

/**
 * Asks the identity provider for what it says of itself and for its keys. Whether it accepts the client's id and secret is
 * seen only when somebody signs in.
 *
 * @throws AppError `permission.denied`, `resource.not-found` without an identity provider
 */
export async function checkProvider(actor: Actor): Promise<ProviderCheck> {
  requirePermission(actor, 'administration');
  const { issuer } = getOidcSettings();
  const startedAt = performance.now();
  const milliseconds = () => Math.round(performance.now() - startedAt);
  try {
    const metadata = await discoverProvider(issuer);
    const keys = await countProviderKeys(metadata);
    const signsOut = metadata.end_session_endpoint !== undefined;
    return { fault: null, detail: null, keys, signsOut, milliseconds: milliseconds() };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    await recordProviderFailure(error);
    return { fault: error.fault, detail: error.detail, keys: 0, signsOut: false, milliseconds: milliseconds() };
  }
}
