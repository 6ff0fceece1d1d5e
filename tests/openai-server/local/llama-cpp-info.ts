import { ApiError } from '../api-error';
import { nowInSeconds } from '../ids';
import { type LocalModel } from './local-model';
import { type Slots } from './slots';

/** `GET /v1/models`: README.md, and `models` beside `data` as in tools/server/server-context.cpp; `n_ctx` since b9000. */
export function describeModels({ name, trainedContext, parameterCount, sizeBytes }: LocalModel, contextLength: number) {
  const details = {
    parent_model: '',
    format: 'gguf',
    family: '',
    families: [''],
    parameter_size: '',
    quantization_level: '',
  };
  const empty = { modified_at: '', size: '', digest: '', type: 'model', description: '', tags: [''], parameters: '' };
  const meta = {
    vocab_type: 2,
    n_vocab: 262_144,
    n_ctx: contextLength,
    n_ctx_train: trainedContext,
    n_embd: 2560,
    n_params: parameterCount,
    size: sizeBytes,
  };
  return {
    models: [{ name, model: name, ...empty, capabilities: ['completion'], details }],
    object: 'list',
    data: [{ id: name, object: 'model', created: nowInSeconds(), owned_by: 'llamacpp', meta }],
  };
}

/** `GET /props`: README.md. */
export function properties({ name }: LocalModel, contextLength: number, slots: number) {
  return {
    default_generation_settings: { params: { n_predict: -1, temperature: 0.8, n_keep: 0 }, n_ctx: contextLength },
    total_slots: slots,
    model_alias: name,
    model_path: `models/${name}`,
    modalities: { vision: false, audio: false },
    chat_template: '{{ messages }}',
    chat_template_caps: {},
    build_info: 'b9688-0a1b2c3d',
    is_sleeping: false,
  };
}

/** `GET /slots`: README.md; a request for the model waits for a slot, only `fail_on_no_slot` says that there is none. */
export function describeSlots(slots: Slots, contextLength: number, url: URL) {
  if (slots.inUse === slots.count && url.searchParams.has('fail_on_no_slot')) {
    throw new ApiError(503, 'no slot available');
  }
  return Array.from({ length: slots.count }, (_, id) => ({
    id,
    n_ctx: contextLength,
    speculative: false,
    is_processing: id < slots.inUse,
  }));
}
