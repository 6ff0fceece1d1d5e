import { masksOf, type Mask } from './mask.ts';

const at = String.raw`(?:\s?@\s?|\s?[([{<]\s?(?:at|malpa|na|@)\s?[)\]}>]\s?|\s(?:at|malpa)\s)`;
const dot = String.raw`(?:\.\n?|\s?[([{<]\s?(?:dot|kropka|\.)\s?[)\]}>]\s?|\s(?:dot|kropka)\s)`;
const email = new RegExp(
  String.raw`(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+-]{0,63}${at}\n?[\p{L}\d-]{1,63}(?:${dot}[\p{L}\d-]{1,63}){1,4}`,
  'gu',
);
const profile =
  /(?:https?:\/\/)?(?:[\p{L}\d-]{1,40}\.){0,3}(?:linkedin|github|gitlab|bitbucket|facebook|fb|instagram|twitter|x|goldenline|behance|dribbble|medium|stackoverflow|kaggle|xing|tiktok|youtube|threads|codepen|about)\.(?:com|pl|org|io|me|net|example)\/[^\s,;|)]+/gu;
const labelledProfile =
  /(?<![\p{L}])(?:linkedin|github|gitlab|facebook|instagram|twitter|skype|telegram|discord|signal)\s{0,3}[:\u2013-]\s{0,3}(?<handle>@?[\p{L}\d][^\s,;|]{2,60})/gu;
const ownSite =
  /(?:https?:\/\/|www\.)[^\s,;|)]+|(?<![\p{L}\d@./-])(?:[\p{L}\d-]{1,60}\.){1,4}(?:pl|com|eu|net|dev|io|me|example)(?:\/[^\s,;|)]*)?(?![\p{L}\d])/gu;

/**
 * E-mail addresses, also obfuscated ones, and addresses of the person's own pages.
 *
 * @param text a page in small letters without diacritics (`foldSameLength`)
 * @param names the person's names, folded; an address that holds one is the person's
 */
export function findLinks(text: string, names: string[]): Mask[] {
  const telling = names.filter((name) => name.length >= 4);
  const own = masksOf(text, ownSite, 'LINK').filter(({ start, end }) =>
    telling.some((name) => text.slice(start, end).includes(name)),
  );
  return [
    ...masksOf(text, email, 'EMAIL'),
    ...masksOf(text, profile, 'LINK'),
    ...masksOf(text, labelledProfile, 'LINK', 'handle'),
    ...own,
  ];
}
