import { database } from '@/lib/db/client';
import type { ModelApi } from './enums';
import { isOpenAi } from './openai-address';

interface ModelServer {
  /** Null: OpenAI's own. */
  baseUrl: string | null;
  model: string;
  api: ModelApi;
}

/**
 * Whether a server takes what not all do (`store`, `seed`): OpenAI's do, others when they have accepted it once in a test of the
 * settings.
 */
export async function acceptsExtras({ baseUrl, model, api }: ModelServer): Promise<boolean> {
  if (baseUrl === null || isOpenAi(baseUrl)) return true;
  const known = await database().modelServer.findUnique({ where: { baseUrl_model_api: { baseUrl, model, api } } });
  return known !== null;
}

/** Remembers whether a server that is not OpenAI's accepted them. */
export async function recordExtras({ baseUrl, model, api }: ModelServer, accepted: boolean): Promise<void> {
  if (baseUrl === null || isOpenAi(baseUrl)) return;
  const server = { baseUrl, model, api };
  if (accepted)
    await database().modelServer.upsert({ where: { baseUrl_model_api: server }, create: server, update: {} });
  else await database().modelServer.deleteMany({ where: server });
}
