import { createHash, randomUUID } from 'node:crypto';

/** Whether a seed draws a candidate into the tenth that people judge first, computed apart from the product's own way. */
function draws(seed: string, candidateId: string): boolean {
  return createHash('sha256').update(`${seed}${candidateId}`).digest().readUInt16BE(0) < 6_554;
}

/** A seed by which a process draws the first and not the others. */
export function seedDrawing(drawn: readonly string[], others: readonly string[] = []): string {
  let seed = randomUUID();
  while (!drawn.every((id) => draws(seed, id)) || others.some((id) => draws(seed, id))) seed = randomUUID();
  return seed;
}
