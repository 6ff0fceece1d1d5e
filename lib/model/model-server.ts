import { database } from '@/lib/db/client';
import type { ModelApi } from '@/lib/domain/model-enums';
import { isOpenAi } from './openai-address';

interface ModelServer {
  /** Null: OpenAI's own. */
  baseUrl: string | null;
  model: string;
  api: ModelApi;
}

/**
 * Whether a server accepts fields that not every server knows: `store: false` and, over Chat Completions, `seed`.
 * OpenAI's do. To any other server they are sent over the Responses API, which otherwise keeps what it is asked,
 * until it refuses them; over Chat Completions, once a test of the settings has shown that it accepts them.
 */
export async function acceptsExtras({ baseUrl, model, api }: ModelServer): Promise<boolean> {
  if (baseUrl === null || isOpenAi(baseUrl)) return true;
  const known = await database().modelServer.findUnique({ where: { baseUrl_model_api: { baseUrl, model, api } } });
  return known?.accepts ?? api === 'responses';
}

/** Forgets what is known of a server, before it is tried again. */
export async function forgetExtras({ baseUrl, model, api }: ModelServer): Promise<void> {
  if (baseUrl !== null) await database().modelServer.deleteMany({ where: { baseUrl, model, api } });
}

/** Remembers whether a server that is not OpenAI's accepted them. */
export async function recordExtras({ baseUrl, model, api }: ModelServer, accepts: boolean): Promise<void> {
  if (baseUrl === null || isOpenAi(baseUrl)) return;
  const server = { baseUrl, model, api };
  await database().modelServer.upsert({
    where: { baseUrl_model_api: server },
    create: { ...server, accepts },
    update: { accepts },
  });
}
