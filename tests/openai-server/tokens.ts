export interface Usage {
  input: number;
  cached: number;
  output: number;
  /** Part of `output`. */
  reasoning: number;
}

const charactersPerToken = 4;
/** OpenAI caches prefixes of at least 1024 tokens, in steps of 128. */
const smallestCached = 1024;
const cacheStep = 128;
const keptPrompts = 16;
const reasoningByEffort: Record<string, number> = { none: 0, minimal: 0, low: 64, high: 512, xhigh: 1024 };
const usualReasoning = 192;

/** About as many as a tokenizer would count: four characters each. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

export function cutToTokens(text: string, tokens: number): string {
  return text.slice(0, Math.max(0, tokens) * charactersPerToken);
}

export function countReasoning(effort: string | undefined): number {
  return reasoningByEffort[effort ?? ''] ?? usualReasoning;
}

/** Remembers prompts, so that a repeated beginning is counted as cached. */
export class PromptCache {
  private readonly prompts = new Map<string, string[]>();

  /** @returns how many tokens of the prompt were cached already */
  add(model: string, prompt: string): number {
    const earlier = this.prompts.get(model) ?? [];
    const longest = Math.max(0, ...earlier.map((other) => commonLength(other, prompt)));
    this.prompts.set(model, [prompt, ...earlier.filter((other) => other !== prompt)].slice(0, keptPrompts));
    const tokens = Math.floor(longest / charactersPerToken);
    return tokens < smallestCached ? 0 : Math.floor(tokens / cacheStep) * cacheStep;
  }

  clear(): void {
    this.prompts.clear();
  }
}

function commonLength(left: string, right: string): number {
  const end = Math.min(left.length, right.length);
  let index = 0;
  while (index < end && left.charCodeAt(index) === right.charCodeAt(index)) index += 1;
  return index;
}
