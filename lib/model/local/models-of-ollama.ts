import { z } from 'zod';
import type { LocalModel } from '@/lib/model/local-server-schemas';
import { fetchJson } from './fetch-small';

/** Models whose details are asked for; more than people keep. */
const mostDetailed = 50;

/** Ollama API, `GET /api/tags`. */
const tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.int().nullable().catch(null),
      details: z
        .object({
          parameter_size: z.string().nullable().catch(null),
          quantization_level: z.string().nullable().catch(null),
        })
        .nullable()
        .catch(null),
    }),
  ),
});

/** Ollama API, `POST /api/show`; keys of `model_info` begin with the name of the model's family. */
const details = z.object({
  capabilities: z.array(z.string()).catch([]),
  model_info: z.record(z.string(), z.unknown()).catch({}),
});

interface Details {
  longestContext: number | null;
  /** Whether the model cannot write, because it only makes embeddings. */
  isMute: boolean;
}

async function findDetails(origin: string, model: string): Promise<Details> {
  const { data } = details.safeParse(await fetchJson(`${origin}/api/show`, { model }));
  if (!data) return { longestContext: null, isMute: false };
  const [, context] = Object.entries(data.model_info).find(([key]) => key.endsWith('.context_length')) ?? [];
  const { capabilities } = data;
  return {
    longestContext: Number.isSafeInteger(context) ? Number(context) : null,
    isMute: capabilities.length > 0 && !capabilities.includes('completion'),
  };
}

/** The models of an Ollama server; null: it is none. */
export async function modelsOfOllama(origin: string): Promise<LocalModel[] | null> {
  const { data } = tags.safeParse(await fetchJson(`${origin}/api/tags`));
  if (!data) return null;
  const models = data.models.slice(0, mostDetailed);
  const known = await Promise.all(models.map(({ name }) => findDetails(origin, name)));
  return models.flatMap(({ name, size, details: said }, index) => {
    const { longestContext = null, isMute = false } = known[index] ?? {};
    if (isMute) return [];
    const parameters = said?.parameter_size || null;
    const quantisation = said?.quantization_level || null;
    return [{ name, bytes: size, parameters, quantisation, longestContext, loadedContext: null }];
  });
}
