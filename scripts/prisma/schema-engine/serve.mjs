import readline from 'node:readline';
import { connectedDatabases, noDatabase } from './databases.mjs';
import { loadEngine } from './load-engine.mjs';

/** The engine's own requests (`print`) have ids above Prisma's. */
let nextPrintId = 1_000_000;

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

/** Serves Prisma's JSON-RPC requests, one per line on standard input, until it closes. */
export async function serve(settings) {
  const SchemaEngine = await loadEngine();
  const databases = connectedDatabases(settings);
  const datamodels = settings.schemaFiles.length > 0 ? settings.schemaFiles : undefined;
  const debug = (line) => process.env.DEBUG && process.stderr.write(`${line}\n`);
  // A new engine per request: it would reuse its first shadow database.
  const makeEngine = (factory) => SchemaEngine.new({ datamodels }, debug, factory);

  let open = 0;
  let ended = false;
  const endWhenDone = () => ended && open === 0 && process.exit(0);
  const lines = readline.createInterface({ input: process.stdin });
  lines.on('close', () => {
    ended = true;
    endWhenDone();
  });
  const handle = async (line) => {
    const request = line.trim() ? JSON.parse(line) : {};
    // Without a method it is the response to one of our `print` requests.
    if (!request.method) return;
    open += 1;
    await answer(request, makeEngine, databases);
    open -= 1;
    endWhenDone();
  };
  lines.on('line', (line) => void handle(line));
}

async function answer({ id, method, params }, makeEngine, databases) {
  try {
    const engine = await makeEngine(needsNoDatabase(method, params) ? noDatabase() : databases.factory);
    const result = await call(engine, method, params);
    await databases.dropShadows();
    send({ id, result: result ?? null });
  } catch (error) {
    await databases.dropShadows();
    send({ id, error: describeError(error, databases.factory.errorRegistry) });
  }
}

function needsNoDatabase(method, params) {
  const isFile = ({ tag }) => tag === 'empty' || tag === 'schemaDatamodel';
  return method === 'diff' && isFile(params.from) && isFile(params.to);
}

async function call(engine, method, params) {
  if (method === 'evaluateDataLoss' || method === 'createMigration') {
    // These cannot open a shadow database; this call does, and caches its result for them.
    await engine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
  }
  if (method === 'getDatabaseVersion') return engine.version(params ?? null);
  // The command `create-database` has created it already.
  if (method === 'createDatabase') return { databaseName: '' };
  const result = await engine[method](params);
  return method === 'diff' ? printDiff(result) : result;
}

/** The native engine prints the diff itself; this one returns it. */
function printDiff({ exitCode, stdout }) {
  if (stdout) {
    send({ id: nextPrintId, method: 'print', params: { content: stdout } });
    nextPrintId += 1;
  }
  return { exitCode, stdout: null };
}

function describeError(error, registry) {
  // An error of the database travels through WebAssembly as a number.
  const registered = registry.consumeError?.(error) ?? registry.lookupError?.(error);
  const real = registered?.error ?? registered ?? error;
  const code = error.code ?? real.code;
  return {
    code: 4466,
    message: 'An error happened. Check the data field for details.',
    data: { is_panic: false, message: real.message ?? String(real), meta: real.meta ?? null, error_code: code },
  };
}
