import { setTimeout as sleep } from 'node:timers/promises';
import { type Batch } from 'openai/resources/batches';
import { ApiError } from './api-error';
import {
  answerLine,
  batchEndpoints,
  readBatchLines,
  unanswered,
  type BatchLine,
  type BatchResult,
} from './batch-lines';
import { type FileStore } from './files';
import { newId, nowInSeconds } from './ids';
import { type ModelService } from './model-service';
import { page } from './page';

type Stage = 'validating' | 'in_progress' | 'finalizing';

const dayInSeconds = 86_400;
const pollMs = 5;
const final = new Set<Batch['status']>(['completed', 'failed', 'expired', 'cancelled']);

/** Batches that run by themselves, one line after the other, and that a test may hold, expire or let go. */
export class BatchStore {
  private readonly batches = new Map<string, Batch>();
  /** Those whose day is over. */
  private readonly overdue = new Set<string>();
  private held: { stage: Stage; afterLines: number } | undefined;
  /** How long a line takes. */
  lineMs = 0;

  constructor(
    private readonly files: FileStore,
    private readonly service: ModelService,
  ) {}

  /** @throws ApiError where the batch cannot be made at all; a wrong file makes one that fails */
  create(body: Record<string, unknown>): Batch {
    const { input_file_id, endpoint, completion_window, metadata } = body;
    if (typeof endpoint !== 'string' || !(endpoint in batchEndpoints)) throw invalid('endpoint');
    if (completion_window !== '24h') throw invalid('completion_window');
    const file = this.files.get(String(input_file_id));
    if (file.object.purpose !== 'batch') throw invalid('input_file_id');
    const batch: Batch = {
      id: newId('batch_'),
      object: 'batch',
      endpoint,
      input_file_id: file.object.id,
      completion_window,
      status: 'validating',
      created_at: nowInSeconds(),
      expires_at: nowInSeconds() + dayInSeconds,
      request_counts: { total: 0, completed: 0, failed: 0 },
      metadata: (metadata as Batch['metadata']) ?? null,
    };
    this.batches.set(batch.id, batch);
    void this.run(batch, file.content.toString('utf8'));
    return batch;
  }

  /** @throws ApiError 404 */
  get(id: string): Batch {
    const found = this.batches.get(id);
    if (!found) throw new ApiError(404, `No batch found with id '${id}'.`);
    return found;
  }

  list(query: URLSearchParams) {
    return page([...this.batches.values()].toReversed(), query);
  }

  /** @throws ApiError where the batch has ended already */
  cancel(id: string): Batch {
    const batch = this.get(id);
    if (final.has(batch.status)) throw new ApiError(400, `Cannot cancel a batch with status '${batch.status}'.`);
    Object.assign(batch, { status: 'cancelling', cancelling_at: batch.cancelling_at ?? nowInSeconds() });
    return batch;
  }

  /** Batches stay in this stage until `release`; in `in_progress`, once so many lines are done. */
  hold(stage: Stage, { afterLines = 0 }: { afterLines?: number } = {}): void {
    this.held = { stage, afterLines };
  }

  release(): void {
    this.held = undefined;
  }

  /** The day is over: what is done is given out, the rest is listed as expired. */
  expire(id: string): void {
    this.overdue.add(this.get(id).id);
  }

  /** Forgets all batches; those that run stop. */
  clear(): void {
    this.batches.clear();
    this.overdue.clear();
    this.held = undefined;
    this.lineMs = 0;
  }

  private async run(batch: Batch, text: string): Promise<void> {
    await this.pass(batch, 'validating', 0);
    if (this.isStopped(batch)) return this.end(batch, []);
    const { lines, errors } = readBatchLines(text, batch.endpoint, this.service.models);
    if (errors.length > 0) {
      const failed = { status: 'failed', failed_at: nowInSeconds(), errors: { object: 'list', data: errors } };
      Object.assign(batch, failed);
      return;
    }
    Object.assign(batch, { status: 'in_progress', in_progress_at: nowInSeconds(), model: lines[0]?.body.model });
    batch.request_counts = { total: lines.length, completed: 0, failed: 0 };
    const results = await this.answerLines(batch, lines);
    if (!this.isStopped(batch)) {
      Object.assign(batch, { status: 'finalizing', finalizing_at: nowInSeconds() });
      await this.pass(batch, 'finalizing', lines.length);
    }
    this.end(batch, results);
  }

  private async answerLines(batch: Batch, lines: BatchLine[]): Promise<BatchResult[]> {
    const results: BatchResult[] = [];
    for (const line of lines) {
      await this.pass(batch, 'in_progress', results.length);
      if (this.isStopped(batch)) break;
      if (this.lineMs > 0) await sleep(this.lineMs);
      const result = await answerLine(this.service, line);
      results.push(result);
      if (batch.request_counts) batch.request_counts[isAnswered(result) ? 'completed' : 'failed'] += 1;
    }
    await this.pass(batch, 'in_progress', results.length);
    const code = batch.status === 'cancelling' ? 'batch_cancelled' : 'batch_expired';
    return [...results, ...lines.slice(results.length).map((line) => unanswered(line, code))];
  }

  /** Waits while the stage is held. */
  private async pass(batch: Batch, stage: Stage, done: number): Promise<void> {
    const isHeld = () => this.held?.stage === stage && done >= this.held.afterLines;
    do await sleep(pollMs);
    while (isHeld() && !this.isStopped(batch));
  }

  private isStopped(batch: Batch): boolean {
    return batch.status === 'cancelling' || this.overdue.has(batch.id) || !this.batches.has(batch.id);
  }

  /** Writes both files; lines are not in the order in which they were sent, as the real API warns. */
  private end(batch: Batch, results: BatchResult[]): void {
    if (!this.batches.has(batch.id)) return;
    const shuffled = results.toReversed();
    const now = nowInSeconds();
    batch.output_file_id = this.write(`${batch.id}_output.jsonl`, shuffled.filter(isAnswered));
    batch.error_file_id = this.write(
      `${batch.id}_error.jsonl`,
      shuffled.filter((result) => !isAnswered(result)),
    );
    if (batch.status === 'cancelling') Object.assign(batch, { status: 'cancelled', cancelled_at: now });
    else if (this.overdue.has(batch.id)) Object.assign(batch, { status: 'expired', expired_at: now });
    else Object.assign(batch, { status: 'completed', completed_at: now });
  }

  private write(name: string, results: BatchResult[]): string | undefined {
    if (results.length === 0) return undefined;
    const text = results.map((result) => `${JSON.stringify(result)}\n`).join('');
    return this.files.add(name, Buffer.from(text), 'batch_output').id;
  }
}

const isAnswered = (result: BatchResult) => result.response?.status_code === 200;

const invalid = (param: string) => new ApiError(400, `Invalid value for '${param}'.`, { param, code: 'invalid_value' });
