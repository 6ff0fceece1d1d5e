import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { version as productVersion } from '@/package.json';
import { failedLines } from './check-results';
import type { AccountCheck } from '../connections/connection-schemas';
import { openProvider } from '../connections/open-provider';
import type { AtsCheck, AtsInspection, AtsProvider } from '../providers/provider';
import { saveChosenSettings } from '../connections/save-chosen-settings';

/**
 * A second time if somebody changed the settings meanwhile: what was seen with the old ones says nothing of the new
 * ones.
 */
const attempts = 2;

function describe(found: Partial<Omit<AccountCheck, 'checks'>> & Pick<AccountCheck, 'checks'>): AccountCheck {
  return { assumptions: [], chosen: [], ...found, productVersion, checkedAt: new Date().toISOString() };
}

/**
 * Whether the check can see nothing more: it has no token, or may not list recruitments, which stops the connection.
 */
function isClosed(checks: AtsCheck[]): boolean {
  return checks.some(
    ({ name, error }) => error !== null && (name === 'token' || (name === 'recruitments' && error === 'ats.forbidden')),
  );
}

/** @throws AppError of `AtsProvider.inspect`, unless the checks say already that something is wrong */
async function inspect(provider: AtsProvider, checks: AtsCheck[]): Promise<AtsInspection> {
  try {
    return await provider.inspect();
  } catch (error) {
    if (error instanceof AppError && failedLines(checks).length > 0) return { assumptions: [], settings: {} };
    throw error;
  }
}

const open = (connectionId: string) => openProvider(connectionId, { evenStopped: true });

/** @returns null when the settings were changed meanwhile */
async function checkOnce(actor: Actor, connectionId: string): Promise<AccountCheck | null> {
  const { provider, connection } = await open(connectionId);
  const checks = await provider.check();
  if (isClosed(checks)) return describe({ checks });
  const { assumptions, settings } = await inspect(provider, checks);
  const chosen = await saveChosenSettings(actor, connection, settings);
  if (chosen === null) return null;
  // The wrong shape may have been why something failed.
  const again = chosen.length > 0 && failedLines(checks).length > 0;
  return describe({ checks: again ? await (await open(connectionId)).provider.check() : checks, assumptions, chosen });
}

/**
 * Tries a connection on the account's own data, by reading: what works, what is missing, and in which shape the account
 * speaks where two are known. The shapes seen are stored in the connection's settings, unless somebody changes these
 * meanwhile: then their settings are tried. A connection that was stopped goes on when it works.
 *
 * @throws AppError `permission.denied`, `ats.connection-not-found`, `ats.settings-changed` when the settings keep changing;
 * what `AtsProvider` throws when the connection breaks in the middle
 */
export async function checkAccount(actor: Actor, { connectionId }: { connectionId: string }): Promise<AccountCheck> {
  requirePermission(actor, 'administration');
  try {
    // A pause after an outage does not keep the check from trying.
    await database().atsConnection.updateMany({
      where: { id: connectionId },
      data: { blockedUntil: null, failures: 0 },
    });
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const found = await checkOnce(actor, connectionId);
      if (found) return found;
    }
    throw new AppError('ats.settings-changed');
  } catch (error) {
    if (error instanceof AppError && (error.code === 'ats.not-set-up' || error.code === 'ats.secret-unreadable')) {
      return describe({ checks: [{ name: 'token', error: error.code }] });
    }
    throw error;
  }
}
