import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import type { CriterionSnapshot } from '@/lib/analysis/schemas';
import { judgeLocation } from '../criteria/judge-location.ts';
import type { CvIndex } from '../cv/cv-index';
import { sentenceAround } from '../cv/sentence.ts';
import type { Condition, ConditionKind, Finding } from './condition';

interface Topic {
  /** Words of the requirement and of the CV. */
  words: RegExp;
  /** Words that show it in a CV besides. */
  shown?: RegExp;
  /** The CV must say how it stands to it, naming it is not enough. */
  isCommon?: boolean;
}

/** What adverts ask people to be ready for. */
const topics: Topic[] = [
  {
    words: /\b(?:wyjazd\w*|podroz\w* sluzbow\w*|podrozowani\w*|delegacj\w*|travel\w*|business trips?)/,
    shown: /\b(?:w trasie|w rozjazdach|on the road|on site in|mobiln\w*|anywhere in)\b/,
  },
  { words: /\b(?:przeprowadzk\w*|przeprowadz(?:ic|e|ac)\w*|relokacj\w*|relocat\w*|zmian\w* miejsca zamieszkania)/ },
  { words: /\b(?:weekend\w*|sobot\w*|niedziel\w*|saturdays?|sundays?)/ },
  {
    words:
      /\b(?:zmianow\w*|(?:dwu|trzy|cztero)\w*zmian\w*|na (?:\w+ )?zmian[ye]|nocn\w*|w nocy|noce|nights?|stalych godzin\w*|day shifts?|shift(?:s| work)|night shifts?|rotating|nocki|\w*brygadow\w*)/,
  },
  { words: /\b(?:wysokosci|at heights?)/, shown: /\bwysokosciow\w*/ },
  { words: /\b(?:nadgodzin\w*|overtime)/ },
  { words: /\b(?:dyzur\w*|on[- ]call)/ },
  {
    words: /\b(?:z biura|w biurze|biur[oa]|stacjonarn\w*|hybryd\w*|hybrid|(?:from|in) the office|on-?site|office)/,
    shown: /\b(?:zdaln\w*|remote\w*)/,
    isCommon: true,
  },
  {
    words:
      /\b(?:\d ?\/ ?\d\b|tygodni\w* (?:\w+ ){0,3}(?:w trasie|w domu|w delegacji)|weeks? (?:out|home|away|on|off)\b)/,
  },
];

const asks =
  /\b(?:gotow\w*|dyspozycyjn\w*|mobiln\w*|mozliwosc\w*|chec\w*|otwart\w*|zgoda na|willing\w*|readiness|ready|availab\w*|able to|open to|flexib\w*|mieszkani\w*|zamieszkani\w*|resid\w+|based in|living in)\b/;
const residence = /\b(?:mieszkani\w* (?:w|na|kolo|blisko)|zamieszkani\w*|resid\w+ in|based in|living in|live in)\b/;
const refusal =
  /\b(?:nie(?! problem| odmawia| przeszkadz| stanow| ma problem| mam problem| stanowi| boje| przeszkadza)|bez mozliwosci|odpad\w*|wyklucz\w*|cannot|can't|can not|only day|tylko (?:dzien|rano|ranne|pierwsz)|nie wchodzi w gre|przeciwwskaz|no nights|not|unable|unwilling|impossible|refuse|don't|(?:fully|only|tylko|wylacznie) (?:\w+ )?(?:remote|zdaln)\w*|(?:remote|zdaln\w+) (?:work )?(?:only|wylacznie|tylko))\b|^[^a-z]*(?:no|brak|bez)\b(?! problem)/;
const positive =
  /\b(?:odpowiada|gotow\w*|mog[ea]|prefer\w*|chetni\w*|lubie|dni|days?|ready|willing|open|happy|can|fine|(?:fully|only|tylko|wylacznie)|obecnie pracuj\w+)\b/;

/** What the CV says of a topic: the token, and whether it refuses. */
function stanceOn(cv: CvIndex, { words, shown, isCommon }: Topic): { line: number; isRefused: boolean } | null {
  const found = (folded: string) =>
    [words, shown].flatMap((pattern) => (pattern ? [...folded.matchAll(new RegExp(pattern, 'g'))] : []));
  const places = cv.lines.flatMap((own, line) => found(own.folded).map((match) => ({ ...own, line, match })));
  const stances = places.flatMap(({ folded, section, isHeading, start, line, match }) => {
    if (isHeading || section === 'interests' || /^\W*(?:zainteresowania|hobby|interests|\w*sk\w* )/.test(folded))
      return [];
    const at = cv.tokensOfLine(line).findIndex((token) => token.end > start + match.index);
    const from = (cv.firstTokenOf(line) ?? 0) + Math.max(0, at);
    const { before, after } = sentenceAround(cv, from, from + 1);
    // "nie jest dla mnie problemem" is no refusal.
    const sentence = `${before}${folded.slice(match.index, match.index + match[0].length)} ${after}`.replace(
      /\b(?:nie|not|no) (?:\w+ ){0,4}problem\w*/g,
      ' ',
    );
    const isRefused = refusal.test(sentence);
    return isCommon && !isRefused && !positive.test(sentence) ? [] : [{ line, isRefused }];
  });
  return stances.find(({ isRefused }) => isRefused) ?? stances[0] ?? null;
}

function finding(cv: CvIndex, line: number, isRefused: boolean): Finding {
  const quotes = [cv.quoteLine(line)].flatMap((quote) => quote ?? []);
  const term = (quotes[0]?.quote ?? '').slice(0, 80);
  return {
    verdict: isRefused ? 'NOT_MET' : 'MET',
    confidence: 0.75,
    quotes,
    reason: (texts) => texts(isRefused ? 'reasons.termNegated' : 'reasons.termFound', { term }),
  };
}

/** Of several topics ("shifts, including weekends") one that is shown suffices, and one that is refused fails. */
class ReadinessCondition implements Condition {
  private readonly topics: readonly Topic[];
  private readonly text: string;
  /** The place to live in, if one is asked for. */
  private readonly place: string | null;

  constructor(topics: readonly Topic[], text: string, place: string | null) {
    this.topics = topics;
    this.text = text;
    this.place = place;
  }

  judge(cv: CvIndex): Finding {
    const stances = this.topics.flatMap((topic) => stanceOn(cv, topic) ?? []);
    const stance = stances.find(({ isRefused }) => isRefused) ?? stances[0];
    const term = this.text.trim();
    if (this.place !== null) {
      const home = judgeLocation(cv, { text: this.place } as CriterionSnapshot);
      if (home.verdict === 'MET') return home;
      if (home.verdict === 'PARTIALLY_MET' && !stance) return { ...home, verdict: 'MET' };
    }
    if (stance) return finding(cv, stance.line, stance.isRefused);
    const reason: Finding['reason'] = (texts) => texts('reasons.termMissing', { term });
    return { verdict: 'NO_INFORMATION', confidence: 0.7, quotes: [], reason };
  }
}

/** "w okolicach Katowic": the words with a capital after the residence. */
function placeIn(clause: string, folded: string): string | null {
  const match = residence.exec(folded);
  return match ? (/\p{Lu}[\p{L}-]+/u.exec(clause.slice(match.index + match[0].length))?.[0] ?? null) : null;
}

/** Readiness for travel, relocation, shifts and the like, or a place to live in. */
export const readiness: ConditionKind = (clause) => {
  const folded = foldSameLength(clause);
  if (!asks.test(folded)) return null;
  const place = placeIn(clause, folded);
  const asked = topics.filter(({ words }) => words.test(folded));
  if (asked.length === 0 && place === null) return null;
  return { conditions: [new ReadinessCondition(asked, clause, place)], rest: '' };
};
