/** Texts that only programmers understand; specification section 8 wants no banner for them. */
const silencedTexts = ['undefined has no properties', 'is undefined'];

/** Whether a banner with this text is left out (specification, section 8). */
export function isSilenced(text: string): boolean {
  return silencedTexts.some((silenced) => text.includes(silenced));
}
