import { z } from 'zod';

/** A line of an answer (Ollama API, /api/chat). What a model thinks stands in `message.thinking`, and is left out. */
const lineSchema = z.object({
  message: z.object({ content: z.string().default('') }).optional(),
  done: z.boolean().default(false),
  done_reason: z.string().optional(),
  prompt_eval_count: z.int().optional(),
  prompt_eval_cached_count: z.int().optional(),
  eval_count: z.int().optional(),
  /** What went wrong after the answer had begun. */
  error: z.string().optional(),
});

export type ResponseLine = z.infer<typeof lineSchema>;

/** The lines of an answer while they come: JSON each. @throws SyntaxError or ZodError where one is something else */
export async function* readAnswerLines(body: ReadableStream<Uint8Array>): AsyncGenerator<ResponseLine> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield lineSchema.parse(JSON.parse(line));
  }
  if (rest.trim() !== '') yield lineSchema.parse(JSON.parse(rest));
}
