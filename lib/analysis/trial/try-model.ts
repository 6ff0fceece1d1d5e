import { settingsOf } from '@/lib/analysis/model-test/test-model';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { acceptsExtras } from '@/lib/model/model-server';
import { pricesOf } from '@/lib/model/model-settings';
import type { ModelTrial, ModelTrialInput } from './schemas';
import { tryExample } from './try-example';

/**
 * Has the model judge an example with settings that need not be saved, outside the limits and the budget, as a test of the
 * settings is.
 *
 * @param signal aborted when the administrator has gone
 * @throws AppError `permission.denied`
 */
export async function tryModel(
  actor: PersonActor,
  { settings: input, example }: ModelTrialInput,
  signal?: AbortSignal,
): Promise<ModelTrial> {
  requirePermission(actor, 'administration');
  try {
    const tested = await settingsOf(input);
    const { timeoutSeconds } = input;
    const settings = {
      ...tested,
      timeoutSeconds,
      prices: pricesOf(input),
      acceptsExtras: await acceptsExtras(tested),
    };
    return { ok: true, result: await tryExample(settings, { example, locale: actor.locale, signal }) };
  } catch (error) {
    if (signal?.aborted) return { ok: false, code: 'model.unavailable' };
    if (!(error instanceof AppError)) throw error;
    return { ok: false, code: error.code };
  }
}
