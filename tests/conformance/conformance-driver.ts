import { createServer } from 'node:http';
import { Inngest, type ClientOptions, type InngestFunction } from 'inngest';
import { serve as serveInProcess } from 'inngest/edge';
import { serve as serveNode } from 'inngest/node';
import { env } from '@/lib/env';
import { embeddedClientOptions } from '@/lib/jobs/embedded/client-options';
import { startEmbeddedRunner } from '@/lib/jobs/embedded/start-embedded-runner';
import { ConformanceLog } from './conformance-log';
import { failingFunctions } from './failing-functions';
import { messagingFunctions } from './messaging-functions';
import { stepFunctions } from './step-functions';

/** What the conformance suite needs of a runner. */
export interface ConformanceDriver {
  name: string;
  log: ConformanceLog;
  timeoutMs: number;
  send(events: ConformanceEvent | ConformanceEvent[]): Promise<void>;
  stop(): Promise<void>;
}

/** The embedded runner can be paused, as at the stop of a server. */
interface EmbeddedDriver extends ConformanceDriver {
  pause(): Promise<void>;
}

export interface ConformanceEvent {
  name: string;
  data: Record<string, unknown>;
  id?: string;
  /** Milliseconds since the epoch. */
  ts?: number;
}

const appId = 'conformance';

function clientOf(options: Partial<ClientOptions>): Inngest {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };
  return new Inngest({ id: appId, logger: silent, ...options });
}

function allFunctionsOf(client: Inngest, log: ConformanceLog): InngestFunction.Any[] {
  return [...stepFunctions(client, log), ...messagingFunctions(client, log), ...failingFunctions(client, log)];
}

/** The driver for the server of `INNGEST_CONFORMANCE_URL`, or for the embedded runner. */
export async function startConformanceDriver(): Promise<ConformanceDriver> {
  const server = env().INNGEST_CONFORMANCE_URL;
  return server ? startServerDriver(server) : startEmbeddedDriver();
}

/** Starts the embedded runner, by default with the suite's functions on this test's database. */
export async function startEmbeddedDriver(
  options: { connectionString?: string | undefined; functionsOf?: typeof allFunctionsOf } = {},
): Promise<EmbeddedDriver> {
  const { connectionString = testDatabase(), functionsOf = allFunctionsOf } = options;
  const log = await openLog(connectionString);
  const client = clientOf(embeddedClientOptions());
  const runner = await startEmbeddedRunner({
    handler: serveInProcess({ client, functions: functionsOf(client, log) }),
    connectionString,
    retryDelayMs: () => 300,
  });
  return {
    name: 'embedded runner',
    log,
    timeoutMs: 20_000,
    send: async (events) => void (await client.send(events)),
    pause: () => runner.pause(5_000),
    stop: async () => {
      await runner.stop();
      await log.close();
    },
  };
}

/** Serves the functions over HTTP and registers them with an Inngest dev server. */
async function startServerDriver(baseUrl: string): Promise<ConformanceDriver> {
  const log = await openLog(testDatabase());
  // Test files run in parallel, and a server calls the app that registered last.
  const client = clientOf({ id: `${appId}-${process.pid}-${Date.now()}`, isDev: true, baseUrl });
  const server = createServer(serveNode({ client, functions: allFunctionsOf(client, log) }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The functions could not be served.');
  const registered = await fetch(`http://127.0.0.1:${address.port}/api/inngest`, { method: 'PUT' });
  if (!registered.ok) throw new Error(`The functions could not be registered: ${await registered.text()}`);
  return {
    name: `Inngest server at ${baseUrl}`,
    log,
    timeoutMs: 180_000,
    send: async (events) => void (await client.send(events)),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await log.close();
    },
  };
}

async function openLog(connectionString: string): Promise<ConformanceLog> {
  const log = new ConformanceLog(connectionString);
  await log.open();
  return log;
}

function testDatabase(): string {
  const url = env().DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set.');
  return url;
}
