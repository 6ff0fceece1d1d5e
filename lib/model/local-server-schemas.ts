import { z } from 'zod';

const localModelSchema = z.object({
  /** As the server names it. */
  name: z.string(),
  /** Of its file. */
  bytes: z.int().nullable(),
  /** E.g. `8.0B`. */
  parameters: z.string().nullable(),
  /** E.g. `Q4_K_M`. */
  quantisation: z.string().nullable(),
  /** The most tokens that the model can read. */
  longestContext: z.int().nullable(),
  /** Tokens that it reads as the server has it loaded; null: unknown, or not loaded. */
  loadedContext: z.int().nullable(),
});

const localServerSchema = z.object({
  kind: z.enum(['ollama', 'lmStudio', 'llamaCpp', 'vllm', 'other']),
  /** Ends in `/v1`. */
  baseUrl: z.string(),
  /** It wants a key before it names its models. */
  needsKey: z.boolean(),
  /** Questions that it answers at once; null: it does not say. */
  concurrency: z.int().nullable(),
  models: z.array(localModelSchema),
});

/** Servers of models that were found beside this one. */
export const localServersSchema = z.object({
  /** Where was looked: beside this server, whose loopback addresses lead nowhere else, or at the addresses that its settings name. */
  place: z.enum(['machine', 'container', 'vercel', 'named']),
  servers: z.array(localServerSchema),
});

export type LocalModel = z.infer<typeof localModelSchema>;
export type LocalServer = z.infer<typeof localServerSchema>;
export type LocalServers = z.infer<typeof localServersSchema>;
