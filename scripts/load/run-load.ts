import { percentile } from '../bench/statistics';
import { probeHealth, type ProbeResult } from './health-probe';
import { phases } from './load-phases';
import { startLoadTest, type LoadContext } from './load-setup';
import type { PhaseResult } from './phase-result';
import { processorSeconds } from '../bench/processor-time';

// `npm run load`: load and attacks on the built product, on loopback, while the server's health is polled. Arguments select
// phases: `npm run load -- hostile`. Exits with 1 when an aim is clearly missed.

const figure = (times: readonly number[], share: number): string =>
  (times.length > 0 ? percentile(times, share).toFixed(1) : '-').padStart(8);

function printLine(name: string, core: number, health: ProbeResult, result: PhaseResult): void {
  const { times = [], failed = 0, note = '' } = result;
  const ofHealth = `${figure(health.times, 0.5)} ${figure(health.times, 0.99)} ${String(health.failed).padStart(6)}`;
  const ofCalls = `${String(times.length).padStart(6)} ${figure(times, 0.5)} ${figure(times, 0.95)} ${String(failed).padStart(6)}`;
  console.log(`${name.padEnd(24)} ${(core * 100).toFixed(0).padStart(5)} % ${ofHealth}   ${ofCalls}  ${note}`);
}

function isSelected(name: string, words: readonly string[]): boolean {
  return words.length === 0 || words.some((word) => name.includes(word));
}

async function runPhases(context: LoadContext): Promise<void> {
  const pids = [context.product.server.pid ?? 0];
  console.log(
    `${'phase'.padEnd(24)}  core  health p50      p99 failed    calls      p50      p95 failed  (milliseconds)`,
  );
  const words = process.argv.slice(2);
  for (const { name, run } of phases.filter((phase) => isSelected(phase.name, words))) {
    const startedAt = performance.now();
    const usedBefore = processorSeconds(pids);
    const work = run(context);
    const health = await probeHealth(context.product.server.url, work);
    const core = (processorSeconds(pids) - usedBefore) / ((performance.now() - startedAt) / 1000);
    const result = await work;
    printLine(name, core, health, result);
    for (const missed of result.missed ?? []) {
      console.log(`✗ ${name}: ${missed}.`);
      process.exitCode = 1;
    }
  }
}

const context = await startLoadTest();
try {
  await runPhases(context);
} catch (error) {
  console.error(`The server's last output:\n${context.product.server.output.slice(-2000)}`);
  throw error;
} finally {
  await context.stop();
}
