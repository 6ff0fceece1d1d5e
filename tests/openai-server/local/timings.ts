/** How fast every local model is here; a real one would be about as fast on a good laptop. */
const promptMsPerToken = 2;
const answerMsPerToken = 20;

export interface Timings {
  promptMs: number;
  answerMs: number;
}

/** What a server says of its speed: invented, but the same for the same counts. */
export const timingsOf = (promptTokens: number, answerTokens: number): Timings => ({
  promptMs: promptTokens * promptMsPerToken,
  answerMs: answerTokens * answerMsPerToken,
});
