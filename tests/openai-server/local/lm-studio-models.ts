import { type LocalModel } from './local-model';

const publisherOf = (name: string) => name.split('/')[0] ?? name;

/** `GET /v1/models`, as many users show it: no `created`, no context length. */
export const describeOpenAi = ({ name }: LocalModel) => ({ id: name, object: 'model', owned_by: 'organization_owner' });

/** `GET /api/v0/models` (docs, 2_rest/endpoints.mdx); `loaded_context_length` since 0.3.10, only of what is in memory. */
export function describeLegacy(model: LocalModel, isLoaded: boolean, contextLength: number) {
  return {
    id: model.name,
    object: 'model',
    type: 'llm',
    publisher: publisherOf(model.name),
    arch: model.family,
    compatibility_type: 'gguf',
    quantization: model.quantisation,
    state: isLoaded ? 'loaded' : 'not-loaded',
    max_context_length: model.trainedContext,
    ...(isLoaded && { loaded_context_length: contextLength }),
  };
}

/** `GET /api/v1/models` (docs, lmstudio:2_rest/list.md). */
export function describeLatest(model: LocalModel, isLoaded: boolean, contextLength: number) {
  const config = {
    context_length: contextLength,
    eval_batch_size: 512,
    flash_attention: true,
    offload_kv_cache_to_gpu: true,
  };
  return {
    type: 'llm',
    publisher: publisherOf(model.name),
    key: model.name,
    display_name: model.name.split('/').at(-1),
    architecture: model.family,
    quantization: { name: model.quantisation, bits_per_weight: model.bitsPerWeight },
    size_bytes: model.sizeBytes,
    params_string: model.parameters,
    loaded_instances: isLoaded ? [{ id: model.name, config }] : [],
    max_context_length: model.trainedContext,
    format: 'gguf',
    capabilities: { vision: false, trained_for_tool_use: true },
    description: null,
  };
}
