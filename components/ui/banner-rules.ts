/** Technical texts that get no banner (specification, section 8). */
const silencedTexts = ['undefined has no properties', 'is undefined'];

/** Whether a text gets no banner (specification, section 8). */
export function isSilenced(text: string): boolean {
  return silencedTexts.some((silenced) => text.includes(silenced));
}
