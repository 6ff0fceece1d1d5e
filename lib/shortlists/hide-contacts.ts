const bar = '███';

/** A sentence without what one writes or calls to: e-mail addresses, links and numbers of nine digits and more. */
export function hideContacts(sentence: string): string {
  return sentence
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/gu, bar)
    .replace(/(?:https?:\/\/|www\.)\S{1,255}/giu, bar)
    .replace(/\+?\d(?:[ ().-]?\d){8,14}/gu, bar);
}
