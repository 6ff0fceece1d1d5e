import { parseArgs } from 'node:util';
import { startModelServer, usualPorts, type DialectName, type ModelServerOptions } from './local/start-model-server';

/**
 * Starts a double by hand, to try the product's search for local models:
 * `tsx tests/openai-server/run-model-server.ts --dialect ollama --port 11434 --context 4096 --overflow runner`.
 */
const { values } = parseArgs({
  options: {
    dialect: { type: 'string', default: 'ollama' },
    port: { type: 'string' },
    context: { type: 'string' },
    key: { type: 'string' },
    'answer-ms': { type: 'string' },
    /** The name of a way to refuse or to cut; for Ollama, of its engine. */
    overflow: { type: 'string' },
  },
});

const isDialect = (name: string): name is DialectName => name in usualPorts;
const { dialect } = values;
if (!isDialect(dialect)) {
  process.stderr.write(`Unknown dialect ${dialect}; known are ${Object.keys(usualPorts).join(', ')}.\n`);
  process.exit(1);
}

const numberOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));
const server = await startModelServer({
  dialect,
  port: numberOf(values.port) ?? usualPorts[dialect],
  apiKey: values.key,
  answerMs: numberOf(values['answer-ms']),
  ...(values.context && { contextLength: numberOf(values.context) }),
  ...(values.overflow && { overflow: values.overflow, engine: values.overflow }),
} as ModelServerOptions);
process.stdout.write(`${dialect} at ${server.origin} (OpenAI's API at ${server.url}); every request is listed here.\n`);

let told = 0;
setInterval(() => {
  for (const { method, path, status } of server.requests.slice(told)) {
    process.stdout.write(`${method} ${path} ${status ?? '...'}\n`);
  }
  told = server.requests.length;
}, 500);
