import { verdictSchema } from '@/lib/domain/analysis-schemas';
import type { TrialExample } from '@/lib/analysis/trial/schemas';
import { isRight, sumTrial, type TrialSum } from '@/lib/analysis/trial/sum-trial';
import { costText } from '../model-prices';

const width = 22;
const line = (name: string, value: string): string => `  ${name.padEnd(width)}${value}`;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function shareText({ right, all }: TrialSum['verdicts']): string {
  return `${right} of ${all}${all > 0 ? ` (${Math.round((100 * right) / all)} %)` : ''}`;
}

/** An example in one line, as soon as it is judged. */
export function exampleText({ title, verdicts, milliseconds, repairs, problem }: TrialExample): string {
  const right = verdicts.filter((one) => isRight(one, one.given)).length;
  const notes = [
    `${right} of ${verdicts.length} right`,
    seconds(milliseconds),
    ...(repairs > 0 ? ['asked again'] : []),
    ...(problem === null ? [] : [`not usable (${problem})`]),
  ];
  return `${title}: ${notes.join(', ')}`;
}

function wrongText(results: readonly TrialExample[]): string[] {
  const wrong = results.flatMap(({ title, verdicts }) =>
    verdicts
      .filter((one) => !isRight(one, one.given))
      .map(
        ({ label, expected, given, why }) =>
          `  ${title} | ${label} | expected ${expected}, given ${given ?? 'none'} | ${why}`,
      ),
  );
  return wrong.length > 0 ? ['', 'Wrong verdicts', ...wrong] : [];
}

/** What a trial has come to, as a table. */
export function trialText(results: readonly TrialExample[], currency: string): string {
  const sum = sumTrial(results);
  const { verdicts, builtIn, byExpected, byLanguage, quotes, repaired, unusable, usage } = sum;
  const slowest = Math.max(0, ...results.map(({ milliseconds }) => milliseconds));
  return [
    line('Right', `${shareText(verdicts)}; the built-in rules: ${shareText(builtIn)}`),
    ...verdictSchema.options.map((verdict) => line(`  of ${verdict}`, shareText(byExpected[verdict]))),
    line('  criteria in Polish', shareText(byLanguage.pl)),
    line('  criteria in English', shareText(byLanguage.en)),
    line('Quotes', `${quotes.kept} proved, ${quotes.refused} refused`),
    line('Answers', `${repaired} of ${results.length} asked for again, ${unusable} not usable`),
    line('Time', `${seconds(sum.milliseconds)} a CV, the slowest ${seconds(slowest)}`),
    line('Tokens', `${usage.inputTokens} sent (${usage.cachedTokens} cached), ${usage.outputTokens} received`),
    ...(usage.costMicros > 0 ? [line('Cost', costText(usage.costMicros, currency))] : []),
    ...wrongText(results),
  ].join('\n');
}
