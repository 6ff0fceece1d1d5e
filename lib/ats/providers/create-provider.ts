import type { z } from 'zod';
import type { AtsProviderId } from '../enums';
import { AtsClock } from '../http/ats-clock';
import type { ProviderContext } from './connect';
import { providerDefinitions as known } from './definitions';
import { createErecruiter } from './erecruiter/erecruiter';
import { createGeneric } from './generic/generic';
import { createGreenhouse } from './greenhouse/greenhouse';
import type { AtsProvider } from './provider';
import { steadyScan } from './steady-scan';
import { createTeamtailor } from './teamtailor/teamtailor';
import { createTraffit } from './traffit/traffit';

interface Secrets {
  settings: unknown;
  credentials: unknown;
}

type Opener = (secrets: Secrets, context: ProviderContext) => AtsProvider;

/** Opens a provider with settings and credentials that its own definition has checked. */
function opener<Settings extends z.ZodObject, Credentials extends z.ZodObject>(
  { settings, credentials }: { settings: Settings; credentials: Credentials },
  create: (settings: z.infer<Settings>, credentials: z.infer<Credentials>, context: ProviderContext) => AtsProvider,
): Opener {
  return (stored, context) => create(settings.parse(stored.settings), credentials.parse(stored.credentials), context);
}

const openers: Record<AtsProviderId, Opener> = {
  ERECRUITER: opener(known.ERECRUITER, createErecruiter),
  TRAFFIT: opener(known.TRAFFIT, createTraffit),
  TEAMTAILOR: opener(known.TEAMTAILOR, createTeamtailor),
  GREENHOUSE: opener(known.GREENHOUSE, createGreenhouse),
  GENERIC: opener(known.GENERIC, createGeneric),
};

/**
 * The provider, whose scan goes by the ATS's clock and begins anew when its cursor has expired.
 *
 * @throws ZodError when settings or credentials are not those of the provider
 */
export function createProvider(provider: AtsProviderId, secrets: Secrets, context: ProviderContext): AtsProvider {
  const clock = new AtsClock();
  const created = openers[provider](secrets, { ...context, clock });
  created.scanApplications = steadyScan(created.scanApplications, clock);
  return created;
}
