import { setTimeout as sleep } from 'node:timers/promises';
import { addUsage, noUsage, type ModelUsage } from '@/lib/analysis/engines/model-usage';
import type { askModel } from '@/lib/analysis/engines/openai/ask-model';
import type { callModel } from '@/lib/analysis/engines/openai/call-model';
import type { ModelVerdict } from '@/lib/domain/grounding';
import { AppError } from '@/lib/errors';
import { runGround } from '@/lib/reader/run-reader';

/** How often a busy provider is waited for. */
const mostWaits = 3;
/** In seconds; a provider that asks for more is given up. */
const longestWait = 30;
const usualWait = 5;

interface Said {
  criterion: string;
  verdict: ModelVerdict;
}

/** What is asked of a model about one CV, counted. */
export class WatchedAsking {
  /** Of the model alone, without waiting for one that is busy. */
  milliseconds = 0;
  repairs = 0;
  usage: ModelUsage = noUsage;
  private readonly said = new Map<string, Said>();

  /** @param signal aborted when the asker gives up */
  constructor(
    private readonly call: typeof callModel,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /** Asks outside the limits of the deployment. */
  readonly send: typeof askModel = async (settings, question, run) => {
    this.repairs += question.isRepair ? 1 : 0;
    const asked = this.signal ? { ...question, signal: this.signal } : question;
    for (let waits = 0; ; waits += 1) {
      this.signal?.throwIfAborted();
      const startedAt = performance.now();
      try {
        const answer = await this.call(settings, asked, run);
        this.milliseconds += performance.now() - startedAt;
        this.usage = addUsage(this.usage, answer.usage);
        return answer;
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'model.rate-limited' || waits === mostWaits) throw error;
        const seconds = error.retryAfterSeconds ?? usualWait;
        if (seconds > longestWait) throw error;
        await sleep(seconds * 1000, undefined, this.signal ? { signal: this.signal } : {});
      }
    }
  };

  /** Looks up quotes as an analysis does, and remembers those that were meant as proof. */
  readonly ground: typeof runGround = (input) => {
    for (const { criterion, verdict, evidence, ...rest } of input.verdicts) {
      const words = input.criteria[criterion - 1];
      if (words === undefined || verdict === 'NO_INFORMATION') continue;
      for (const quote of evidence) {
        const said = { criterion: 1, verdict, evidence: [quote], ...rest };
        this.said.set(JSON.stringify([words, verdict, quote]), { criterion: words, verdict: said });
      }
    }
    return runGround(input);
  };

  /** How many of the quotes are proof, each by itself. */
  async countQuotes(cv: Pick<Parameters<typeof runGround>[0], 'cv' | 'masking'>) {
    const said = [...this.said.values()];
    if (said.length === 0) return { kept: 0, refused: 0 };
    const groundings = await runGround({
      ...cv,
      criteria: said.map(({ criterion }) => criterion),
      verdicts: said.map(({ verdict }, index) => ({ ...verdict, criterion: index + 1 })),
    });
    const kept = groundings.filter((one) => 'grounded' in one).length;
    return { kept, refused: said.length - kept };
  }
}
