import { randomBytes } from 'node:crypto';

const noAccount = '00000000-0000-0000-0000-000000000000';

export interface Run {
  runId: string;
  eventId: string;
  functionId: string;
  status: string;
  startedAt: number;
  endedAt: number | null;
  job: { id: string; kind: string; attempt: number };
}

export function scheduleRun(of: Pick<Run, 'eventId' | 'functionId' | 'startedAt'>): Run {
  const job = { id: randomBytes(8).toString('hex').slice(0, 13), kind: 'start', attempt: 0 };
  return { ...of, runId: makeUlid(), job, status: 'Scheduled', endedAt: null };
}

/** pkg/cqrs/function_runs.go, FunctionRun. */
export function describeRun({ runId, eventId, functionId, status, startedAt, endedAt }: Run) {
  const at = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    run_id: runId,
    run_started_at: at(startedAt),
    function_id: functionId,
    function_version: 0,
    environment_id: noAccount,
    event_id: eventId,
    status,
    ended_at: at(endedAt),
    ...(endedAt !== null && { output: null }),
  };
}

/** pkg/execution/queue/queue.go, JobResponse. */
export function describeJob({ startedAt, job: { id, kind, attempt } }: Run) {
  return { JobID: id, at: new Date(startedAt).toISOString(), position: 0, kind, attempt, Raw: { id } };
}

export function makeUlid(): string {
  return `01${randomBytes(12).toString('hex').toUpperCase()}`;
}
