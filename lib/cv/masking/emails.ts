import { masksOf, type Mask } from './mask';

const at = String.raw`(?:\s?@\s?|\s?[([{<]\s?(?:at|malpa|na|a|@)\s?[)\]}>]\s?|\smalpa\s|_at_)`;
const dot = String.raw`(?:\.\n?|\. (?=(?:pl|com|eu|net|org|example)(?!\p{L}))| \. ?|\n\.|\s?[([{<]\s?(?:dot|kropka|\.)\s?[)\]}>]\s?|\s(?:dot|kropka)\s)`;
const atom = String.raw`[\p{L}\d][\p{L}\d_%+-]{0,63}`;
const label = String.raw`[\p{L}\d-]{1,63}`;
const begin = String.raw`(?<![\p{L}\d_%+-]|[\p{L}\d]\.)`;
/** The last part of a domain is a word: "next@14.2" and "root@10.0.0.1" are none. */
const domain = String.raw`(?!\d{1,3}\.\d)${label}(?:${dot}${label}){0,3}${dot}\p{L}{2,24}(?![\p{L}\d])`;
const written = new RegExp(String.raw`${begin}${atom}(?:${dot}${atom}){0,5}${at}${domain}`, 'gu');
/** "jan at firma dot example": the words alone say too little ("engineer at booking.com"). */
const spelled = new RegExp(
  String.raw`${begin}${atom}(?:${dot}${atom}){0,5}\sat\s${label}(?:\s(?:dot|kropka)\s${label}){1,4}`,
  'gu',
);
const plain = /(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+-]{0,63}\n?@\n?(?:[\p{L}\d-]{1,63}\.\n?){1,4}\p{L}{2,24}/gu;

/**
 * E-mail addresses, also those with spaces or words in place of their signs.
 *
 * @param text a page in small letters without diacritics (`foldSameLength`)
 */
export function findEmails(text: string): Mask[] {
  return [plain, written, spelled].flatMap((pattern) => masksOf(text, pattern, 'EMAIL'));
}
