import { describeRunning } from './ollama-models';
import { type LocalModel } from './local-model';

const usualStayMs = 5 * 60_000;
const unitsMs: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Which models are in memory, with which context, and until when. */
export class OllamaMemory {
  private readonly running = new Map<string, { model: LocalModel; context: number; expiresAt: number }>();

  /** Loads the model, or moves its end. `stay`: `keep_alive`, in seconds or as Go writes durations; below 0 for ever, 0 not at all. */
  use(model: LocalModel, context: number, stay: unknown): void {
    const ms = stayMs(stay);
    if (ms === 0) this.running.delete(model.name);
    else this.running.set(model.name, { model, context, expiresAt: Date.now() + ms });
  }

  list() {
    const now = Date.now();
    return [...this.running.values()]
      .filter(({ expiresAt }) => expiresAt > now)
      .sort((one, other) => other.expiresAt - one.expiresAt)
      .map(({ model, ...at }) => describeRunning(model, at));
  }

  clear(): void {
    this.running.clear();
  }
}

function stayMs(stay: unknown): number {
  const [, amount, unit] = /^(-?[\d.]+)(ms|s|m|h)?$/.exec(String(stay ?? '')) ?? [];
  if (amount === undefined) return usualStayMs;
  const ms = Number(amount) * (unitsMs[unit ?? 's'] ?? 1000);
  // A year stands for "for ever".
  return ms < 0 ? 365 * 24 * 3_600_000 : ms;
}
