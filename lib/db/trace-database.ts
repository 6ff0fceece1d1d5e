import type { PrismaPg } from '@prisma/adapter-pg';
import { isTracing, noteDatabaseUse } from '@/lib/tracing/trace';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Asked = Pick<Adapter, 'queryRaw' | 'executeRaw'>;

async function timed<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    noteDatabaseUse(performance.now() - startedAt);
  }
}

function timeCalls<A extends Asked>(asked: A): A {
  const query = asked.queryRaw.bind(asked);
  const execute = asked.executeRaw.bind(asked);
  asked.queryRaw = (sql) => timed(() => query(sql));
  asked.executeRaw = (sql) => timed(() => execute(sql));
  return asked;
}

/** Counts the calls of an adapter, in transactions too, for the span that they are part of. Untouched when nobody collects traces. */
export function traceDatabase(adapter: Adapter): Adapter {
  if (!isTracing()) return adapter;
  const begin = adapter.startTransaction.bind(adapter);
  adapter.startTransaction = async (level) => timeCalls(await begin(level));
  return timeCalls(adapter);
}
