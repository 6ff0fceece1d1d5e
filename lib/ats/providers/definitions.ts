import type { AtsProviderId } from '../enums';
import { erecruiterDefinition } from './erecruiter/erecruiter-definition';
import { genericDefinition } from './generic/generic-definition';
import { greenhouseDefinition } from './greenhouse/greenhouse-definition';
import type { ProviderDefinition } from './provider-definition';
import { teamtailorDefinition } from './teamtailor/teamtailor-definition';
import { traffitDefinition } from './traffit/traffit-definition';

const definitions = {
  ERECRUITER: erecruiterDefinition,
  TRAFFIT: traffitDefinition,
  TEAMTAILOR: teamtailorDefinition,
  GREENHOUSE: greenhouseDefinition,
  GENERIC: genericDefinition,
} satisfies Record<AtsProviderId, ProviderDefinition>;

export type ProviderDefinitions = typeof definitions;

/** The applicant tracking systems that the product knows, each from its folder (docs/adding-an-ats.md). */
export const providerDefinitions: ProviderDefinitions = definitions;

/** What there is to know of one before it is opened. */
export function definitionOf(provider: AtsProviderId): ProviderDefinition {
  return definitions[provider];
}
