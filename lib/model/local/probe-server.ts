import { z } from 'zod';
import type { LocalModel, LocalServer } from '@/lib/model/local-server-schemas';
import { localPorts, type LocalKind } from '@/lib/model/presets';
import { fetchJson, fetchSmall } from './fetch-small';
import { modelsOfLmStudio } from './models-of-lm-studio';
import { modelsOfOllama } from './models-of-ollama';

const count = z.int().positive().nullable().catch(null).default(null);

const listedModel = z.object({
  id: z.string(),
  owned_by: z.string().catch(''),
  max_model_len: count,
  meta: z.object({ n_ctx_train: count, n_params: count, size: count }).nullable().catch(null).default(null),
});
type Listed = z.infer<typeof listedModel>[];

/**
 * `GET /v1/models`, which all of them have; llama.cpp adds `meta`, vLLM `max_model_len`. Ollama without a model has null for
 * the list.
 */
const listed = z.object({ object: z.literal('list'), data: z.array(listedModel).nullable() });

/** llama.cpp, `GET /props`: the context is that of one slot. */
const props = z.object({
  total_slots: count,
  default_generation_settings: z.object({ n_ctx: count }).catch({ n_ctx: null }),
});

/** How a server says that it wants a key, unlike others that forbid everything. */
const refusal = z.object({ error: z.unknown().refine((error) => error !== undefined) });

const billions = (parameters: number | null): string | null =>
  parameters === null ? null : `${(parameters / 1e9).toFixed(1)}B`;

function asListed(data: Listed): LocalModel[] {
  return data.map(({ id, max_model_len, meta }) => ({
    name: id,
    bytes: meta?.size ?? null,
    parameters: billions(meta?.n_params ?? null),
    quantisation: null,
    longestContext: max_model_len ?? meta?.n_ctx_train ?? null,
    loadedContext: max_model_len,
  }));
}

async function describe(origin: string, data: Listed): Promise<Pick<LocalServer, 'kind' | 'concurrency' | 'models'>> {
  const models = asListed(data);
  const isOwnedBy = (owner: string): boolean => data.some(({ owned_by }) => owned_by === owner);
  if (isOwnedBy('llamacpp')) {
    const said = props.safeParse(await fetchJson(`${origin}/props`)).data;
    const loadedContext = said?.default_generation_settings.n_ctx ?? null;
    const loaded = models.map((model) => ({ ...model, loadedContext }));
    return { kind: 'llamaCpp', concurrency: said?.total_slots ?? null, models: loaded };
  }
  if (isOwnedBy('vllm')) return { kind: 'vllm', concurrency: null, models };
  const ollama = await modelsOfOllama(origin);
  if (ollama) return { kind: 'ollama', concurrency: null, models: ollama };
  const lmStudio = await modelsOfLmStudio(origin);
  return lmStudio ? { kind: 'lmStudio', ...lmStudio } : { kind: 'other', concurrency: null, models };
}

/** Whose usual port it is. */
function kindByPort(origin: string): LocalServer['kind'] {
  const { port } = new URL(origin);
  const kinds = Object.keys(localPorts) as LocalKind[];
  return kinds.find((kind) => String(localPorts[kind]) === port) ?? 'other';
}

/**
 * Which server of models listens at an origin, and what it has. Nothing is changed there, and what is no such server is asked
 * one question only.
 *
 * @returns null: none
 */
export async function probeServer(origin: string): Promise<LocalServer | null> {
  const baseUrl = `${origin}/v1`;
  const answer = await fetchSmall(`${baseUrl}/models`);
  if (!answer) return null;
  if (answer.status === 401 && refusal.safeParse(answer.json).success)
    return { kind: kindByPort(origin), baseUrl, needsKey: true, concurrency: null, models: [] };
  const { data } = answer.status === 200 ? listed.safeParse(answer.json) : {};
  if (!data) return null;
  return { baseUrl, needsKey: false, ...(await describe(origin, data.data ?? [])) };
}
