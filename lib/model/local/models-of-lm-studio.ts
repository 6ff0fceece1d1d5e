import { z } from 'zod';
import type { LocalModel } from '@/lib/model/local-server-schemas';
import { fetchJson } from './fetch-small';

const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null).default(null);

/** LM Studio from 0.4, `GET /api/v1/models`. */
const current = z.object({
  models: z.array(
    z.object({
      key: z.string(),
      type: z.string().catch('llm'),
      size_bytes: orNull(z.int()),
      params_string: orNull(z.string()),
      quantization: orNull(z.object({ name: z.string() })),
      max_context_length: orNull(z.int()),
      loaded_instances: z
        .array(z.object({ config: z.object({ context_length: orNull(z.int()), parallel: orNull(z.int()) }) }))
        .catch([]),
    }),
  ),
});

/** LM Studio from 0.3.6, `GET /api/v0/models`. */
const earlier = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      /** Only LM Studio has it. */
      arch: z.string(),
      type: z.string().catch('llm'),
      quantization: orNull(z.string()),
      max_context_length: orNull(z.int()),
      loaded_context_length: orNull(z.int()),
    }),
  ),
});

interface LmStudio {
  models: LocalModel[];
  /** Of a model that is loaded; null: it does not say. */
  concurrency: number | null;
}

const isMute = (type: string): boolean => type.startsWith('embedding');

function readCurrent({ models }: z.infer<typeof current>): LmStudio {
  const loaded = models.flatMap(({ loaded_instances }) => loaded_instances);
  return {
    concurrency: loaded[0]?.config.parallel ?? null,
    models: models
      .filter(({ type }) => !isMute(type))
      .map((model) => ({
        name: model.key,
        bytes: model.size_bytes,
        parameters: model.params_string,
        quantisation: model.quantization?.name ?? null,
        longestContext: model.max_context_length,
        loadedContext: model.loaded_instances[0]?.config.context_length ?? null,
      })),
  };
}

/** What an LM Studio server has; null: it is none. */
export async function modelsOfLmStudio(origin: string): Promise<LmStudio | null> {
  const now = current.safeParse(await fetchJson(`${origin}/api/v1/models`));
  if (now.success) return readCurrent(now.data);
  const { data } = earlier.safeParse(await fetchJson(`${origin}/api/v0/models`));
  if (!data) return null;
  const models = data.data
    .filter(({ type }) => !isMute(type))
    .map((model) => ({
      name: model.id,
      bytes: null,
      parameters: null,
      quantisation: model.quantization,
      longestContext: model.max_context_length,
      loadedContext: model.loaded_context_length,
    }));
  return { models, concurrency: null };
}
