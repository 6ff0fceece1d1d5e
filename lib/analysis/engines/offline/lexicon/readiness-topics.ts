import { anyOf, wholeWords, wordStart } from '@/lib/word-lists/word-pattern';
import words from './words/readiness-topics.json';

export interface ReadinessTopic {
  /** Words of the requirement and of the CV. */
  words: RegExp;
  /** Words that show it in a CV besides. */
  shown?: RegExp;
  /** The CV must say how it stands to it, naming it is not enough. */
  isCommon?: boolean;
  /** Whoever lives where the work is can do it. */
  isNearHome?: boolean;
  /** Words that refuse it, where the usual ones mean something else. */
  refused?: RegExp;
}

const anyTime = wholeWords(words.anyTime);

/** What adverts ask people to be ready for. */
export const readinessTopics: ReadinessTopic[] = [
  {
    words: wordStart(words.travel),
    shown: wholeWords(words.travelShown),
  },
  {
    words: wordStart(words.moving),
    isNearHome: true,
  },
  {
    words: wordStart(words.weekends),
    shown: anyTime,
  },
  {
    words: wordStart(words.shifts),
    shown: new RegExp(
      `${anyTime.source}|\\b(?:(?:pierwsz|drug)\\w+ zmian\\w*|only (?:work )?days|por(?:a|ze) dzienn\\w+|dzienn\\w+ porze|rotas? \\d)\\b`,
    ),
  },
  {
    words: wholeWords(words.strength),
  },
  { words: /\b(?:wysokosci|at heights?)/, shown: /\bwysokosciow\w*/ },
  { words: /\b(?:nadgodzin\w*|overtime)/ },
  {
    words: wordStart(words.onCall),
    shown: /\b(?:emergency|duty) (?:phone|line|number)|\btelefon\w* (?:dyzurn|alarmow)\w*/,
  },
  {
    words: wordStart(words.office),
    shown: /\b(?:zdaln\w*|remote\w*)/,
    isCommon: true,
    isNearHome: true,
  },
  {
    words: wholeWords(words.remote),
    shown: wholeWords(words.remoteShown),
    refused:
      /\b(?:nie (?:chce|lubie|interesuje)|not|no|don't) (?:\w+ ){0,3}(?:zdaln|remote)\w*|\b(?:only|tylko|wylacznie) (?:on-?site|stacjonarn\w*|office)/,
  },
  {
    words: /\bb2b\b/,
    shown: wholeWords(words.selfEmployed),
    refused: new RegExp(`\\b${anyOf(words.notSelfEmployed)} (?:\\w+ ){0,2}b2b\\b`),
  },
  {
    words: wholeWords(words.ownCar),
  },
  {
    words:
      /\b(?:\d ?\/ ?\d\b|tygodni\w* (?:\w+ ){0,3}(?:w trasie|w domu|w delegacji)|weeks? (?:out|home|away|on|off)\b)/,
  },
];
