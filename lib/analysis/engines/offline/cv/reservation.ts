import type { CvIndex } from './cv-index';
import { clauseBefore } from './denial.ts';

/** "Chciałbym poznać", "would like to learn", "enrolled on a course". */
const wish =
  /\b(?:chcial(?:a?bym|ybysmy|ibysmy)|chce|zamierzam|marze o|marzy mi sie|pragne|mam (?:zamiar|nadzieje)|(?:planuje|planujac) (?:\w+c|kurs\w*|egzamin\w*|nauk[ei]|szkoleni\w*|studia)|chetnie (?:poznam|naucze|popracuj\w+|zajm\w+|rozpoczn\w+|zdob\w+|sprobuj\w+|podejm\w+)|zapis\w+ (?:sie )?na (?:kurs\w*|szkoleni\w*|studia)|(?:would|d) (?:like|love) to|(?:want|wish|hope|hoping|keen|eager|intend|plan|planning|aim|aiming) (?:\w+ )?to|interested in learning|enrolled (?:on|in|for))\b/;
/** Someone who wants to use or continue a thing already knows it. */
const hasAlready =
  /\b(?:wykorzyst\w*|moj\w*|swoj\w*|dalej|nadal|dalsz\w*|rozwija\w*|kontynu\w*|poglebi\w*|use|using|apply|my|further|continue|keep|bring|deepen|grow)\b/;
const wishAfter =
  /^\s*[–—(-]\s*(?:\w+ ){0,2}(?:chcial\w+|planuje|planowan\w+|zamierzam|would like|planned|want to|hope to)\b/;

/** Maximum distance in characters of a limitation after a claim. */
const reach = 100;

const limit = '(?:tylko|jedynie|wylacznie|only|just|merely)';
const schooling =
  '(?:studi\\w+|kurs\\w*|szkol\\w*|uczeln\\w*|zajec\\w*|webinar\\w*|teori\\w*|teoretyczn\\w*|prywatnie|hobbystycznie|podstaw\\w*|basics?|theory|theoretical\\w*|courses?|universit\\w+|college|school|training|tutorials?|classroom|academic|student|bootcamp|workshop)';
/** "Java tylko na studiach", "SolidWorks (university project only)", "Python, basics only". */
const limitAfter = new RegExp(
  `^\\s*(?:[,:(–—-]\\s*)?(?:${limit} (?:[\\w-]+ ){0,3}${schooling}|${schooling} (?:\\w+ ){0,2}${limit})\\b`,
);
const limitBefore = new RegExp(`\\b(?:${limit} (?:\\w+ ){0,3}${schooling}|${schooling} (?:\\w+ ){0,2}${limit})\\b`);

/** Whether the tokens `[from, to)` are only a wish, or known only from school; null otherwise. */
export function findReservation(cv: CvIndex, from: number, to: number): 'wish' | 'school' | null {
  const last = cv.tokens[to - 1];
  const line = last ? cv.lines[last.line] : undefined;
  const before = clauseBefore(cv, from)
    .map(({ folded }) => folded)
    .join(' ');
  const after = last && line ? line.folded.slice(last.end - line.start).slice(0, reach) : '';
  if ((wish.test(before) && !hasAlready.test(before)) || wishAfter.test(after)) return 'wish';
  return limitAfter.test(after) || limitBefore.test(before) ? 'school' : null;
}
