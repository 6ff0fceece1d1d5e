import type { AtsProviderId } from '../enums';
import { atsCredentialsSchemas, atsSettingsSchemas } from '../connections/settings';
import { AtsClock } from '../http/ats-clock';
import type { ProviderContext } from './connect';
import { createErecruiter } from './erecruiter/erecruiter';
import { createGreenhouse } from './greenhouse/greenhouse';
import type { AtsProvider } from './provider';
import { steadyScan } from './steady-scan';
import { createTeamtailor } from './teamtailor/teamtailor';
import { createTraffit } from './traffit/traffit';

/**
 * The provider, whose scan goes by the ATS's clock and begins anew when its cursor has expired.
 *
 * @throws ZodError when settings or credentials are not those of the provider
 */
export function createProvider(
  provider: AtsProviderId,
  secrets: { settings: unknown; credentials: unknown },
  context: ProviderContext,
): AtsProvider {
  const clock = new AtsClock();
  const created = createPlain(provider, secrets, { ...context, clock });
  created.scanApplications = steadyScan(created.scanApplications, clock);
  return created;
}

/** @throws ZodError when settings or credentials are not those of the provider */
function createPlain(
  provider: AtsProviderId,
  { settings, credentials }: { settings: unknown; credentials: unknown },
  context: ProviderContext,
): AtsProvider {
  switch (provider) {
    case 'ERECRUITER':
      return createErecruiter(
        atsSettingsSchemas[provider].parse(settings),
        atsCredentialsSchemas[provider].parse(credentials),
        context,
      );
    case 'TRAFFIT':
      return createTraffit(
        atsSettingsSchemas[provider].parse(settings),
        atsCredentialsSchemas[provider].parse(credentials),
        context,
      );
    case 'TEAMTAILOR':
      return createTeamtailor(
        atsSettingsSchemas[provider].parse(settings),
        atsCredentialsSchemas[provider].parse(credentials),
        context,
      );
    case 'GREENHOUSE':
      return createGreenhouse(
        atsSettingsSchemas[provider].parse(settings),
        atsCredentialsSchemas[provider].parse(credentials),
        context,
      );
  }
}
