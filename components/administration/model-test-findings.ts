import type { ModelApi, ModelTestStep } from '@/lib/domain/model-enums';
import type { ModelTest } from '@/lib/model/model-test-schemas';
import { usualContextLength, type PresetId } from '@/lib/model/presets';

type Outcomes = Partial<Record<ModelTestStep, ModelTest>>;
type Outcome<Step extends ModelTestStep> = Extract<ModelTest, { step: Step }>;

/** What the form holds that the findings are about. */
export interface TestedForm {
  preset: PresetId;
  api: ModelApi;
  timeoutSeconds: number | null;
  concurrency: number | null;
  contextLength: number | null;
}

/** A field to look at, and what it might be set to. */
interface Remedy {
  field: 'timeoutSeconds' | 'concurrency' | 'contextLength';
  value: number;
}

/** One thing that the test has shown. `key`: message `administration.model.test.finding.<key>` */
export interface Finding {
  tone: 'good' | 'caution';
  key: FindingKey;
  values?: Record<string, string | number>;
  remedy?: Remedy;
}

export type FindingKey =
  | 'speedSeconds'
  | 'speedMinutes'
  | 'readsWhole'
  | 'inForm'
  | 'notInForm'
  | 'readsPart'
  | 'readsUnknownPart'
  | 'refusesWhole'
  | 'missed'
  | 'oneAtATime'
  | 'twoAtOnce'
  | 'slow';

const longestTimeout = 600;

function speedOf({ milliseconds }: Outcome<'cv'>, atOnce: boolean | null): Finding {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  const turns = atOnce === null ? 'unknown' : atOnce ? 'two' : 'one';
  if (seconds < 90) return { tone: 'good', key: 'speedSeconds', values: { seconds, turns } };
  const minutes = Math.round(seconds / 6) / 10;
  return { tone: 'good', key: 'speedMinutes', values: { minutes, turns } };
}

function readingOf({ reading, inputTokens, sentTokens }: Outcome<'cv'>, form: TestedForm): Finding {
  if (reading === 'whole') return { tone: 'good', key: 'readsWhole' };
  if (reading === 'beginningMissed' || reading === 'endMissed' || reading === 'bothMissed') {
    return { tone: 'caution', key: 'missed', values: { where: reading } };
  }
  const isOurs = form.api === 'ollama' && (form.contextLength ?? 0) < usualContextLength;
  const remedy = isOurs ? { remedy: { field: 'contextLength', value: usualContextLength } as const } : {};
  const values = { read: inputTokens, sent: sentTokens, advice: isOurs ? 'ours' : adviceFor(form) };
  const key = reading === 'refused' ? 'refusesWhole' : inputTokens === 0 ? 'readsUnknownPart' : 'readsPart';
  return { tone: 'caution', key, values, ...remedy };
}

/** Who is told how to give a model more context; the others have to choose another model. */
function adviceFor({ preset, api }: TestedForm): string {
  if (preset === 'ollama' && api !== 'ollama') return 'ollamaApi';
  return preset === 'llamaCpp' || preset === 'lmStudio' || preset === 'vllm' ? preset : 'other';
}

function concurrencyOf({ atOnce }: Outcome<'parallel'>, { concurrency }: TestedForm): Finding[] {
  if (!atOnce && concurrency !== 1)
    return [{ tone: 'caution', key: 'oneAtATime', remedy: { field: 'concurrency', value: 1 } }];
  if (atOnce && concurrency === 1)
    return [{ tone: 'good', key: 'twoAtOnce', remedy: { field: 'concurrency', value: 2 } }];
  return [];
}

function timeOf({ milliseconds }: Outcome<'cv'>, { timeoutSeconds }: TestedForm): Finding[] {
  const seconds = milliseconds / 1000;
  if (timeoutSeconds === null || seconds * 2 <= timeoutSeconds || timeoutSeconds >= longestTimeout) return [];
  const value = Math.min(longestTimeout, Math.ceil((seconds * 4) / 30) * 30);
  return [
    { tone: 'caution', key: 'slow', values: { seconds: timeoutSeconds }, remedy: { field: 'timeoutSeconds', value } },
  ];
}

function passed<Step extends ModelTestStep>(outcomes: Outcomes, step: Step): Outcome<Step> | null {
  const outcome = outcomes[step];
  return outcome?.ok ? (outcome as Outcome<Step>) : null;
}

/** What the steps that were passed have shown, in the order in which a person wants to know it. */
export function findingsOf(outcomes: Outcomes, form: TestedForm): Finding[] {
  const [answer, cv, parallel] = [passed(outcomes, 'answer'), passed(outcomes, 'cv'), passed(outcomes, 'parallel')];
  if (!answer) return [];
  const isInForm = answer.isInForm && (cv?.isInForm ?? true);
  const isRefused = cv?.reading === 'refused';
  return [
    ...(cv && !isRefused ? [speedOf(cv, parallel?.atOnce ?? null)] : []),
    ...(cv ? [readingOf(cv, form)] : []),
    isInForm ? { tone: 'good', key: 'inForm' } : { tone: 'caution', key: 'notInForm' },
    ...(parallel ? concurrencyOf(parallel, form) : []),
    ...(cv && !isRefused ? timeOf(cv, form) : []),
  ];
}
