import { addUsage, noUsage } from '@/lib/analysis/engines/model-usage';
import { costText } from '../model-prices';
import type { JudgedCv } from './judge-cases';
import { verdicts, type JudgingMeasures } from './measure-judging';
import type { StabilityMeasures } from './measure-stability';
import type { Share } from './share';

export type Print = (line: string) => void;

const width = 16;

function ratio({ right, all }: Share, digits = 2): string {
  return all > 0 ? (right / all).toFixed(digits) : '-';
}

function nameOf({ position, candidate }: JudgedCv): string {
  return `${position.name} ${candidate.id}`;
}

/** @param showWrong lists every verdict of the open cases that differs from the label, with both reasons */
export function printJudging(measures: JudgingMeasures, showWrong: boolean, print: Print): void {
  const { table, precision, groups, calibration, pairs, wrong } = measures;
  if (showWrong) {
    for (const { cv, requirement, truth, why, said, reason } of wrong) {
      if (cv.position.isHeldOut) continue;
      print(`${nameOf(cv)} | ${requirement} | ${truth} (${why}) | said ${said}: ${reason}`);
    }
  }
  print(`verdicts ${measures.verdicts.all}, right ${ratio(measures.verdicts, 3)}`);
  print(`${'truth \\ said'.padEnd(width)}${verdicts.map((said) => said.padStart(width)).join('')}`);
  for (const truth of verdicts) {
    const counts = verdicts.map((said) => String(table[truth][said]).padStart(width));
    print(`${truth.padEnd(width)}${counts.join('')}`);
  }
  for (const said of verdicts) print(`precision of ${said} ${ratio(precision[said])} of ${precision[said].all}`);
  for (const [key, share] of Object.entries(groups)) print(`${key.padEnd(2 * width)}${ratio(share)} of ${share.all}`);
  print(`confidence → right: ${binsText(calibration)}`);
  print(`pairs in the right order: ${pairsText(pairs)}, of ${pairs.score.all}`);
  print(`red flags: ${flagsText(measures)}`);
}

function pairsText({ score, wordCoverage, bm25 }: JudgingMeasures['pairs']): string {
  return `score ${ratio(score, 3)}, word coverage ${ratio(wordCoverage, 3)}, BM25 ${ratio(bm25, 3)}`;
}

function flagsText({ redFlags: { right, precision, recall } }: JudgingMeasures): string {
  return `right ${ratio(right)} of ${right.all}, precision of found ${ratio(precision)}, recall ${ratio(recall)}`;
}

function binsText(calibration: JudgingMeasures['calibration']): string {
  return Object.entries(calibration)
    .map(([bin, share]) => `${bin} → ${ratio(share)} (${share.all})`)
    .join(', ');
}

/** The aims, red flags and confidence in three lines. */
export function summaryOf(measures: JudgingMeasures): string {
  const { verdicts: all, precision, recall, pairs, plain, calibration } = measures;
  const precisions = verdicts.slice(0, 3).map((said) => `${said} ${ratio(precision[said])}`);
  const order = `pairs: ${pairsText(pairs)}`;
  const seen = `recall of NOT_MET ${ratio(recall.NOT_MET)}`;
  const share = `right ${ratio(all, 3)} of ${all.all}, plain ${ratio(plain, 3)} of ${plain.all}`;
  return [
    `${share}; precision of ${precisions.join(', ')}; ${seen}; ${order}`,
    `  red flags: ${flagsText(measures)}`,
    `  confidence → right: ${binsText(calibration)}`,
  ].join('\n');
}

/** Lists what is unstable, then sums up. */
export function printStability({ criteria, flipRate, unstable, scores }: StabilityMeasures, print: Print): void {
  for (const { cv, requirement, counts, flipRate: rate } of unstable) {
    const said = counts.map(([verdict, count]) => `${verdict} × ${count}`).join(', ');
    print(`unstable: ${nameOf(cv)} | ${requirement} | ${said} | flip rate ${rate.toFixed(2)}`);
  }
  const moved = scores.filter(({ min, max }) => max > min);
  for (const { cv, min, max, standardDeviation } of moved) {
    print(`score: ${nameOf(cv)} | ${min} to ${max} | standard deviation ${standardDeviation.toFixed(1)}`);
  }
  const widest = Math.max(...scores.map(({ min, max }) => max - min));
  const mean = scores.reduce((sum, one) => sum + one.standardDeviation, 0) / scores.length;
  print(`verdict flip rate ${flipRate.toFixed(3)}, unstable criteria ${unstable.length} of ${criteria}`);
  print(
    `scores that moved ${moved.length} of ${scores.length}, widest ${widest} points, mean deviation ${mean.toFixed(2)}`,
  );
}

/** What the model cost, and where it had no answer; nothing for the built-in engine. */
export function printUsage(cvs: JudgedCv[], currency: string, print: Print): void {
  const unanswered = cvs.reduce((total, cv) => total + cv.unanswered, 0);
  if (unanswered > 0) print(`runs without a usable answer, counted as NO_INFORMATION: ${unanswered}`);
  const usage = cvs.flatMap((cv) => cv.usage);
  const { requests, inputTokens, cachedTokens, outputTokens, costMicros } = usage.reduce(addUsage, noUsage);
  if (requests === 0) return;
  const tokens = `${inputTokens} tokens sent (${cachedTokens} cached), ${outputTokens} received`;
  print(`${requests} requests, ${tokens}${costMicros > 0 ? `, ${costText(costMicros, currency)}` : ''}`);
}
