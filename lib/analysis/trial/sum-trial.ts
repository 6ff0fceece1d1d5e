import { addUsage, noUsage, type ModelUsage } from '@/lib/analysis/engines/model-usage';
import type { TrialExample, TrialVerdict } from './schemas';

export interface Share {
  right: number;
  all: number;
}

/** What a trial has come to so far. */
export interface TrialSum {
  examples: number;
  verdicts: Share;
  /** Of the same verdicts. */
  builtIn: Share;
  byExpected: Record<TrialVerdict['expected'], Share>;
  byLanguage: Record<TrialVerdict['language'], Share>;
  quotes: TrialExample['quotes'];
  /** Examples whose answer had to be asked for again. */
  repaired: number;
  /** Examples that an analysis would have failed on. */
  unusable: number;
  /** Of a CV, on average; 0 without examples. */
  milliseconds: number;
  usage: ModelUsage;
}

/** Whether a verdict is the expected one. A red flag is found or not: that a CV excludes it or is silent is the same. */
export function isRight({ kind, expected }: TrialVerdict, given: TrialVerdict['given']): boolean {
  if (given === null || kind !== 'RED_FLAG') return given === expected;
  const isFound = (verdict: TrialVerdict['expected']) => verdict === 'MET' || verdict === 'PARTIALLY_MET';
  return isFound(given) === isFound(expected);
}

/** How many of an example's verdicts are right. */
export function shareOf(
  verdicts: TrialVerdict[],
  of: (one: TrialVerdict) => TrialVerdict['given'] = ({ given }) => given,
): Share {
  return { right: verdicts.filter((one) => isRight(one, of(one))).length, all: verdicts.length };
}

/** A verdict that could not be used is not right, whatever was expected. */
export function sumTrial(results: readonly TrialExample[]): TrialSum {
  const verdicts = results.flatMap((one) => one.verdicts);
  const ofExpected = (wanted: TrialVerdict['expected']) =>
    shareOf(verdicts.filter(({ expected }) => expected === wanted));
  const ofLanguage = (wanted: TrialVerdict['language']) =>
    shareOf(verdicts.filter(({ language }) => language === wanted));
  const sum = (value: (one: TrialExample) => number) => results.reduce((total, one) => total + value(one), 0);
  return {
    examples: results.length,
    verdicts: shareOf(verdicts),
    builtIn: shareOf(verdicts, ({ builtIn }) => builtIn),
    byExpected: {
      MET: ofExpected('MET'),
      PARTIALLY_MET: ofExpected('PARTIALLY_MET'),
      NOT_MET: ofExpected('NOT_MET'),
      NO_INFORMATION: ofExpected('NO_INFORMATION'),
    },
    byLanguage: { pl: ofLanguage('pl'), en: ofLanguage('en') },
    quotes: { kept: sum(({ quotes }) => quotes.kept), refused: sum(({ quotes }) => quotes.refused) },
    repaired: results.filter(({ repairs }) => repairs > 0).length,
    unusable: results.filter(({ problem }) => problem !== null).length,
    milliseconds: results.length === 0 ? 0 : Math.round(sum((one) => one.milliseconds) / results.length),
    usage: results.map(({ usage }) => usage).reduce(addUsage, noUsage),
  };
}
