/** A model as a server on somebody's own machine knows it. */
export interface LocalModel {
  /** As the server names it. */
  name: string;
  /** The architecture, as GGUF files name it. */
  family: string;
  parameters: string;
  parameterCount: number;
  quantisation: string;
  bitsPerWeight: number;
  sizeBytes: number;
  /** The longest context that it was trained for, in tokens. */
  trainedContext: number;
  /** It thinks before it answers. */
  thinks: boolean;
}

/** Each server has its own names for these. */
export const gemma: Omit<LocalModel, 'name'> = {
  family: 'gemma3',
  parameters: '4.3B',
  parameterCount: 4_299_915_632,
  quantisation: 'Q4_K_M',
  bitsPerWeight: 4,
  sizeBytes: 3_338_801_804,
  trainedContext: 131_072,
  thinks: false,
};

export const qwen: Omit<LocalModel, 'name'> = {
  family: 'qwen3',
  parameters: '8.2B',
  parameterCount: 8_190_735_360,
  quantisation: 'Q4_K_M',
  bitsPerWeight: 4,
  sizeBytes: 5_225_388_164,
  trainedContext: 40_960,
  thinks: true,
};

/** What a thinking model thinks. It holds braces and a verdict, as such thoughts do. */
export const thoughts =
  'The recruiter asks for verdicts. A first draft would be {"verdicts": [{"criterion": 1, "verdict": "NOT_MET"}]}, but the CV says more.';
