import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { AtsProviderId } from '../enums';
import { statusOf } from '../http/ats-call';
import { AtsClock } from '../http/ats-clock';
import type { ProviderContext } from './connect';
import { providerDefinitions as known } from './definitions';
import { createErecruiter } from './erecruiter/erecruiter';
import { createGeneric } from './generic/generic';
import { createGreenhouse } from './greenhouse/greenhouse';
import type { AtsProvider, ScanInput, ScanPage } from './provider';
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

type Scan = AtsProvider['scanApplications'];

/** Cursors that expire again and again must not keep a scan from its end. */
const maxRestarts = 3;
/** Before the cursor of a scan that was begun anew: how often. */
const restarted = /^again-(\d{1,2}):/;

/** Asks for changes by the ATS's own clock: anew when an answer shows that it is behind. */
async function scanByClock(scan: Scan, clock: AtsClock, input: ScanInput): Promise<ScanPage> {
  const { since } = input;
  if (!since) return scan(input);
  const before = clock.earlierMs;
  const page = await scan({ ...input, since: new Date(since.getTime() - before) });
  const { earlierMs } = clock;
  return earlierMs <= before ? page : scan({ ...input, since: new Date(since.getTime() - earlierMs) });
}

/**
 * A provider's scan that begins the list anew at once when its cursor has expired, which is answered with 422, and
 * that goes by the ATS's clock.
 */
function steadyScan(scan: Scan, clock: AtsClock): Scan {
  return async (input) => {
    const [prefix = '', times = '0'] = restarted.exec(input.cursor ?? '') ?? [];
    const mark = (page: ScanPage, before: string): ScanPage =>
      page.nextCursor === null ? page : { ...page, nextCursor: before + page.nextCursor };
    try {
      const cursor = input.cursor?.slice(prefix.length) ?? null;
      return mark(await scanByClock(scan, clock, { ...input, cursor }), prefix);
    } catch (error) {
      const hasExpired = input.cursor !== null && statusOf(error) === 422;
      if (!hasExpired) throw error;
      if (Number(times) >= maxRestarts) throw new AppError('ats.bad-answer', { cause: error });
      return mark(await scanByClock(scan, clock, { ...input, cursor: null }), `again-${Number(times) + 1}:`);
    }
  };
}
