import { type MakeDialect } from '../dialect';
import { OpenAiServer, type OpenAiServerOptions } from '../openai-server';
import { LlamaCppDialect, type LlamaCppOptions } from './llama-cpp';
import { LmStudioDialect, type LmStudioOptions } from './lm-studio';
import { OllamaDialect, type OllamaOptions } from './ollama';
import { VllmDialect, type VllmOptions } from './vllm';

/** Each has the port that its server listens on if nobody says otherwise. */
export const usualPorts = { openai: 8080, ollama: 11_434, 'llama.cpp': 8080, vllm: 8000, lmstudio: 1234 };
export type DialectName = keyof typeof usualPorts;

type Common = Pick<OpenAiServerOptions, 'apiKey' | 'answerMs' | 'limits' | 'port'>;
export type ModelServerOptions = Common &
  (
    | ({ dialect: 'ollama' } & OllamaOptions)
    | ({ dialect: 'llama.cpp' } & LlamaCppOptions)
    | ({ dialect: 'vllm' } & VllmOptions)
    | ({ dialect: 'lmstudio' } & LmStudioOptions)
    | { dialect: 'openai' }
  );

/** A double of a server of models, on its own port. Without `apiKey`, every key is taken (except in OpenAI's dialect). */
export function startModelServer(options: ModelServerOptions): Promise<OpenAiServer> {
  const { apiKey, answerMs, limits, port } = options;
  return OpenAiServer.start({ apiKey, answerMs, limits, port, dialect: dialectOf(options) });
}

function dialectOf(options: ModelServerOptions): MakeDialect | undefined {
  switch (options.dialect) {
    case 'ollama':
      return (input) => new OllamaDialect(options, input);
    case 'llama.cpp':
      return (input) => new LlamaCppDialect(options, input);
    case 'vllm':
      return (input) => new VllmDialect(options, input);
    case 'lmstudio':
      return (input) => new LmStudioDialect(options, input);
    case 'openai':
      return undefined;
  }
}
