import { anyExact } from '@/lib/word-lists/word-pattern';
import { lineAfter, lineBefore, type MaskedPage } from './context';
import { masksOf, type Mask } from './mask';
import words from './words/links.json';

const profile = new RegExp(
  String.raw`(?:https?:\/\/)?(?<![\p{L}\d-])(?:[\p{L}\d-]{1,40}\.){0,3}${anyExact(words.profiles)}\.(?:com|pl|org|io|me|net|app|example)\/[^\s,;|)]{1,300}(?:(?<=\/(?:in|pub|users)\/|-)\n[\p{L}\d_%-]{3,100})?`,
  'gu',
);
const labelledProfile = new RegExp(
  String.raw`(?<![\p{L}])${anyExact(words.labelledProfiles)}\s{0,3}[:\u2013-]\s{0,3}(?<handle>@?[\p{L}\d][^\s,;|]{2,60})`,
  'gu',
);
const site =
  /(?<![\p{L}\d@./_-])(?:https?:\/\/[^\s,;|)]{1,300}|www\.[^\s,;|)]{1,300}|(?:[\p{L}\d-]{1,60}\.){1,4}(?!(?:pdf|docx?|odt|rtf|png|jpe?g)(?!\p{L}))\p{L}{2,12}(?:\/[^\s,;|)]{0,300})?(?![\p{L}\d]))/gu;
const siteLabel = new RegExp(String.raw`${anyExact(words.siteLabels)}\s{0,2}[:\u2013-]\s{0,2}$`);
const cellBefore = /(?:^|[\t|•·,;])\s{0,3}$/;
const cellAfter = /^\s{0,3}(?:$|[\t|•·,;])/;
/** Words before a project that the person contributed to: such an address belongs to somebody else. */
const gaveTo = new RegExp(String.raw`(?<![\p{L}])${anyExact(words.gaveTo)}(?![\p{L}])[^\n@]{0,60}$`, 'u');
const repository = /^(?:https?:\/\/)?(?:www\.)?(?:github|gitlab|bitbucket)\.(?:com|org)\/[^/\s]+\/[^/\s]+$/u;
const contactData = /[\p{L}\d]@[\p{L}\d]|\d{3}[ -]?\d{3}/u;
const address = /^(?:https?:\/\/|www\.|[\p{L}\d.-]{3,60}\.(?:pl|com|eu|net|dev|io|me|org|example)(?:$|\/))/u;

/**
 * Finds addresses of the person's own pages: profiles, and addresses that hold a name, have a label or stand alone in
 * the header.
 *
 * @param names the person's names, folded
 * @param isContact whether the place in the text is among the person's contact data
 */
export function findLinks(page: MaskedPage, names: string[], isContact: (at: number) => boolean): Mask[] {
  const { folded } = page;
  const telling = names.filter((name) => name.length >= 4);
  const own = masksOf(folded, site, 'LINK').filter(({ start, end }) => {
    const found = folded.slice(start, end);
    if (telling.some((name) => found.includes(name))) return true;
    if (!address.test(found) || !isContact(start)) return false;
    const before = lineBefore(folded, start, 60);
    const after = lineAfter(folded, end, 60);
    if (siteLabel.test(before)) return true;
    // "ASP.NET" is an address only among other contact data.
    const isAddress = /^(?:https?:|www\.)/.test(found) || contactData.test(before) || contactData.test(after);
    return isAddress && cellBefore.test(before) && cellAfter.test(after);
  });
  const handles = masksOf(folded, labelledProfile, 'LINK', 'handle').filter(({ start }) => page.isOwn(start));
  const profiles = masksOf(folded, profile, 'LINK').filter(({ start, end }) => {
    return !(repository.test(folded.slice(start, end)) && gaveTo.test(lineBefore(folded, start, 90)));
  });
  return [...profiles, ...handles, ...own];
}
