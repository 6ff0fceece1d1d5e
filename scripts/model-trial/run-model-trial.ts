import { OpenAiEngine } from '@/lib/analysis/engines/openai/openai-engine';
import { trialExampleNumbers } from '@/lib/analysis/trial/enums';
import type { TrialExample } from '@/lib/analysis/trial/schemas';
import { sumTrial } from '@/lib/analysis/trial/sum-trial';
import { tryExample } from '@/lib/analysis/trial/try-example';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { errorMessage } from '@/lib/i18n/error-messages';
import { addressOf } from '@/lib/model/openai-address';
import { describeEngine } from '../evaluation/evaluated-engines';
import { Failure } from '../../lib/failure';
import type { TrialCommand } from './trial-options';
import { exampleText, trialText } from './trial-text';

export interface TrialOutput {
  /** The result. */
  print: (text: string) => void;
  /** What is under way. */
  progress: (text: string) => void;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
}

const advice: Partial<Record<ErrorCode, string>> = {
  'model.unavailable': 'Check that the server runs and that --url is right.',
  'model.timed-out': 'A slow model needs a longer --timeout.',
  'model.key-refused': 'Name the variable that holds the key with --key-env.',
  'model.not-found': 'Check --model and --url; a local server has to load the model first.',
  'model.request-refused': 'Try another --api or --effort.',
  'model.rate-limited': 'Try again later.',
};

/** Why the server could not be asked, in plain words. */
function explain(error: unknown, { settings }: TrialCommand): unknown {
  if (!(error instanceof AppError)) return error;
  const what = `${settings.model} at ${addressOf(settings.baseUrl)} could not be asked (${error.code}).`;
  const said = errorMessage('en', error.code, error.values).split('. ')[0] ?? '';
  return new Failure(what, `${said.replace(/\.$/, '')}. ${advice[error.code] ?? ''}`.trim(), { cause: error });
}

function report(command: TrialCommand, results: TrialExample[], { print }: TrialOutput): void {
  const { settings, currency, json } = command;
  if (!json) {
    print(`\n${trialText(results, currency)}`);
    return;
  }
  const { promptVersion, version } = new OpenAiEngine(settings);
  const { model, baseUrl, api, contextLength } = settings;
  const server = { model, url: addressOf(baseUrl), api, contextLength };
  const asked = { at: new Date().toISOString(), ...server, promptVersion, version };
  print(JSON.stringify({ ...asked, currency, sum: sumTrial(results), examples: results }, null, 2));
}

/**
 * Has a model judge the examples, and prints how well it did; what there is also when it was stopped. No database is needed.
 *
 * @throws Failure when the server could not be asked
 */
export async function runModelTrial(command: TrialCommand, output: TrialOutput): Promise<void> {
  const { progress, signal } = output;
  const results: TrialExample[] = [];
  progress(`${describeEngine(new OpenAiEngine(command.settings))}, ${addressOf(command.settings.baseUrl)}`);
  for (const example of trialExampleNumbers) {
    try {
      results.push(await tryExample(command.settings, { example, locale: 'en', signal }));
    } catch (error) {
      if (signal.aborted) break;
      if (results.length > 0) report(command, results, output);
      throw explain(error, command);
    }
    progress(`${example} of ${trialExampleNumbers.length}  ${results.map(exampleText).at(-1)}`);
  }
  if (signal.aborted) progress(`Stopped after ${results.length} of ${trialExampleNumbers.length} examples.`);
  if (results.length > 0) report(command, results, output);
}
