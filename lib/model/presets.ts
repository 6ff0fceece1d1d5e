import type { ModelApi } from '@/lib/domain/model-enums';
import { isOpenAi } from './openai-address';

export const presetIds = ['openai', 'azure', 'mistral', 'ollama', 'lmStudio', 'llamaCpp', 'vllm', 'other'] as const;
export type PresetId = (typeof presetIds)[number];

/** Who runs models, and what the settings of the model begin with there. */
export interface ModelPreset {
  /** Empty: it has to be entered. */
  baseUrl: string;
  api: ModelApi;
  timeoutSeconds: number;
  /** Calls at once; null: no limit. */
  concurrency: number | null;
  /** In tokens; null: unknown, or decided by the server. */
  contextLength: number | null;
  /** It runs on machines of one's own and asks for no key, unless it was told to. */
  isLocal: boolean;
}

/** The port of 127.0.0.1 that a server on this machine listens on unless it was told otherwise. */
export const localPorts = { ollama: 11_434, lmStudio: 1234, llamaCpp: 8080, vllm: 8000 } as const;
export type LocalKind = keyof typeof localPorts;

/** In tokens: room for our rules, the criteria, a long CV and the answer, and within the memory of a small machine. */
export const usualContextLength = 16_384;

const cloud = { timeoutSeconds: 120, concurrency: null, contextLength: null, isLocal: false } as const;

function local(kind: LocalKind, api: ModelApi, concurrency: number): ModelPreset {
  const baseUrl = `http://127.0.0.1:${localPorts[kind]}/v1`;
  return { baseUrl, api, timeoutSeconds: 300, concurrency, contextLength: null, isLocal: true };
}

export const presets: Record<PresetId, ModelPreset> = {
  openai: { ...cloud, baseUrl: 'https://api.openai.com/v1', api: 'responses' },
  azure: { ...cloud, baseUrl: '', api: 'chat' },
  mistral: { ...cloud, baseUrl: 'https://api.mistral.ai/v1', api: 'chat' },
  // Over its own API Ollama reads as many tokens as a request asks for, and few by default.
  ollama: { ...local('ollama', 'ollama', 1), contextLength: usualContextLength },
  lmStudio: local('lmStudio', 'chat', 1),
  llamaCpp: local('llamaCpp', 'chat', 1),
  // It answers many at once by design.
  vllm: local('vllm', 'chat', 8),
  other: { ...cloud, baseUrl: '', api: 'chat' },
};

const ownHost = /^(?:localhost|.*\.(?:local|internal|lan)|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|\[.*\])$/;

/** Whether a server is on this machine or in a network of one's own, as far as its name tells. */
function isOwnHost(hostname: string): boolean {
  const [first, second] = hostname.split('.').map(Number);
  const isMiddlePrivate = first === 172 && second !== undefined && second >= 16 && second <= 31;
  return ownHost.test(hostname) || !hostname.includes('.') || isMiddlePrivate;
}

/** Which preset an address belongs to. It is read off the address, so nothing has to be stored (docs/decisions/0043). */
export function presetOf(baseUrl: string | null): PresetId {
  const url = URL.parse(baseUrl ?? presets.openai.baseUrl);
  if (!url) return 'other';
  if (/(?:^|\.)openai\.com$/.test(url.hostname)) return 'openai';
  if (isOpenAi(url.href)) return 'azure';
  if (/(?:^|\.)mistral\.ai$/.test(url.hostname)) return 'mistral';
  if (!isOwnHost(url.hostname)) return 'other';
  const kinds = Object.keys(localPorts) as LocalKind[];
  return kinds.find((kind) => url.port === String(localPorts[kind])) ?? 'other';
}
