import type { z } from 'zod';
import type { AtsProviderId } from '../enums';
import type { ProviderDefinitions } from '../providers/definitions';

export type AtsSettings<Provider extends AtsProviderId> = z.infer<ProviderDefinitions[Provider]['settings']>;
export type AtsCredentials<Provider extends AtsProviderId> = z.infer<ProviderDefinitions[Provider]['credentials']>;

/** Where the credentials are sent; when these change, they have to be entered anew. */
export function addressesOf(settings: Record<string, unknown>): string[] {
  const addresses = [settings['url'], settings['apiUrl'], settings['tokenUrl']];
  return addresses.filter((address) => typeof address === 'string').map((address) => new URL(address).origin);
}
