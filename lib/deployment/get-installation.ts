import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import { OpenAiEngine } from '@/lib/analysis/engines/openai/openai-engine';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { timeZone } from '@/lib/i18n/time-zone';
import { selectedRunner } from '@/lib/jobs/select-runner';
import { findModelState } from '@/lib/model/find-model-state';
import { addressOf } from '@/lib/model/openai-address';
import { version } from '@/package.json';
import type { Installation } from './schemas';

async function checkDatabase(): Promise<Installation['database']> {
  const startedAt = performance.now();
  try {
    const rows = await database().$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`;
    const milliseconds = Math.max(1, Math.round(performance.now() - startedAt));
    return { reachable: true, version: rows[0]?.version ?? '', milliseconds };
  } catch {
    return { reachable: false };
  }
}

/** The engine of processes without a choice of their own. */
async function describeEngine(): Promise<Installation['engine']> {
  const state = await findModelState();
  if (state.kind === 'unusable')
    return { name: 'openai', version: null, model: state.model, host: null, problem: state.reason };
  const engine = state.kind === 'ready' ? new OpenAiEngine(state.settings) : offlineEngine;
  const host = state.kind === 'ready' ? new URL(addressOf(state.settings.baseUrl)).host : null;
  return { name: engine.name, version: engine.version, model: engine.model, host, problem: null };
}

/**
 * How this installation is configured, without secrets.
 *
 * @throws AppError `permission.denied`
 */
export async function getInstallation(actor: Actor): Promise<Installation> {
  requirePermission(actor, 'administration');
  const { SUPPORT_EMAIL } = env();
  return {
    version,
    engine: await describeEngine(),
    jobs: selectedRunner(),
    database: await checkDatabase(),
    supportEmail: SUPPORT_EMAIL,
    timeZone,
  };
}
