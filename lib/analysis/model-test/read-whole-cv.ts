import { charactersOf } from '@/lib/analysis/engines/openai/model-question';
import { tokensOf } from '@/lib/analysis/engines/openai/ask-model';
import { AppError } from '@/lib/errors';
import type { ModelSettings } from '@/lib/model/model-settings';
import type { CvReading, ModelTest } from '@/lib/model/model-test-schemas';
import { askAsKnown, type Probe } from './ask-probe';
import { longQuestion, markers, type Marker } from './probe-questions';

/** Whether an answer proves that a line was read: nobody can guess its number and words. */
function hasRead({ text, verdicts }: Probe, { criterion, line, words }: Marker): boolean {
  const evidence = verdicts.find((one) => one.criterion === criterion)?.evidence ?? [];
  return text.includes(words) || evidence.some(({ sentence }) => sentence === line);
}

function readingOf(probe: Probe): CvReading {
  const beginning = hasRead(probe, markers.beginning);
  const end = hasRead(probe, markers.end);
  if (probe.end === 'overflow') return 'part';
  if (beginning && end) return 'whole';
  // If the server counts all the tokens, it read the whole CV, and the model has overlooked something.
  if (probe.usage.inputTokens === 0 && beginning !== end) return 'part';
  return beginning ? 'endMissed' : end ? 'beginningMissed' : 'bothMissed';
}

/**
 * Sends an invented CV as long as real ones, to see whether the server reads it from its beginning to its end, and how long that
 * takes.
 *
 * @throws AppError `model.*`
 */
export async function readWholeCv(settings: ModelSettings, signal: AbortSignal): Promise<ModelTest> {
  const startedAt = performance.now();
  const sentTokens = tokensOf(charactersOf(longQuestion));
  const step = { ok: true, step: 'cv', sentTokens } as const;
  try {
    const probe = await askAsKnown(settings, longQuestion, signal);
    const { milliseconds, isInForm, usage } = probe;
    const { inputTokens, outputTokens } = usage;
    return { ...step, reading: readingOf(probe), isInForm, milliseconds, inputTokens, outputTokens };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'model.too-long') throw error;
    const milliseconds = Math.round(performance.now() - startedAt);
    return { ...step, reading: 'refused', isInForm: true, milliseconds, inputTokens: 0, outputTokens: 0 };
  }
}
