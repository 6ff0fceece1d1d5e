import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import type { Asked } from '@/lib/analysis/engines/openai/ask-about-cv';
import { callModel } from '@/lib/analysis/engines/openai/call-model';
import { OpenAiEngine } from '@/lib/analysis/engines/openai/openai-engine';
import { tooManyOpen } from '@/lib/analysis/engines/openai/too-many-open';
import { failuresOfOneCv } from '@/lib/analysis/run/react-to-model-error';
import type { JudgeInput } from '@/lib/domain/analysis-schemas';
import { documentFromText } from '@/lib/cv/document-from-text';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import type { ModelSettings } from '@/lib/model/model-settings';
import type { ModelTrialInput, TrialExample } from './schemas';
import { criteriaOf, trialExamples, type LabelledExample } from './trial-examples';
import { WatchedAsking } from './watched-asking';

export interface TrialOptions {
  example: ModelTrialInput['example'];
  /** Of labels and reasons. */
  locale: Locale;
  /** Aborted when nobody waits any more. */
  signal?: AbortSignal | undefined;
}

/** What the model said, or why an analysis would fail. @throws AppError where the model could not be asked */
async function ask(engine: OpenAiEngine, input: JudgeInput): Promise<{ asked?: Asked; problem: string | null }> {
  try {
    const asked = await engine.ask(input);
    if (!tooManyOpen(asked.groundings)) return { asked, problem: null };
    return { problem: asked.ranAway ? 'model.runaway' : 'model.bad-answer' };
  } catch (error) {
    if (error instanceof AppError && failuresOfOneCv.has(error.code)) return { problem: error.code };
    throw error;
  }
}

async function compare(
  example: LabelledExample,
  input: JudgeInput,
  asked: Asked | undefined,
): Promise<TrialExample['verdicts']> {
  const { judgements } = await offlineEngine.judge(input);
  const labels = criterionLabels(input.criteria, input.locale);
  return example.criteria.map(({ kind, language, expected, why }, index) => {
    const grounding = asked?.groundings[index];
    const given = grounding && 'grounded' in grounding ? grounding.grounded : null;
    return {
      label: labels[input.criteria[index]?.criterionId ?? ''] ?? '',
      kind,
      language,
      expected,
      why: why[input.locale],
      given: given?.verdict ?? null,
      reason: given?.reason ?? '',
      quote: given?.evidence[0]?.quote ?? null,
      builtIn: judgements[index]?.verdict ?? 'NO_INFORMATION',
    };
  });
}

/**
 * Judges an example as an analysis does (prompt, reading, repair, proof of quotes), once and outside the limits of the deployment,
 * and compares the verdicts with the expected ones and the built-in engine's. Nothing of a candidate is sent.
 *
 * @throws AppError `model.*` where the model could not be asked, `analysis.*`
 */
export async function tryExample(
  settings: ModelSettings,
  { example: number, locale, signal }: TrialOptions,
  call: typeof callModel = callModel,
): Promise<TrialExample> {
  const example = trialExamples.examples[number - 1];
  if (!example) throw new Error(`There is no example ${number}.`);
  const text = example.cv.join('\n');
  const cv = JSON.stringify(documentFromText(text));
  const { referenceDate } = trialExamples;
  const input: JudgeInput = { cv, criteria: criteriaOf(example), locale, referenceDate };
  const watched = new WatchedAsking(call, signal);
  const { asked, problem } = await ask(new OpenAiEngine(settings, watched.send, watched.ground), input);
  return {
    example: number,
    title: example.title[locale],
    language: example.language,
    cv: text,
    problem,
    verdicts: await compare(example, input, asked),
    milliseconds: Math.round(watched.milliseconds),
    repairs: watched.repairs,
    quotes: await watched.countQuotes({ cv, masking: { blind: settings.blind, name: null } }),
    usage: watched.usage,
  };
}
