import { isTest, lineOf, type Problem, type SourceFile } from './source-tree';

/** What calls other machines. The names of Node's modules that only servers and addresses need are not among them. */
const callers =
  /(?<![\w.]|function )fetch\(|\bimport \{[^}]*\brequest\b[^}]*\} from 'node:https?'|from '(?:undici|nodemailer|openai|@ai-sdk\/[a-z-]+|openid-client|node:http2|node:tls)'|\b(?:createConnection|connect)\b[^;]{0,80} from 'node:net'|new Inngest\(|import\('@aws-sdk\/client-s3'\)/g;
const typesOnly = /^import type .*$/gm;
const server = /^(?:app|inngest|lib)\/|^(?:instrumentation|middleware)[^/]*\.ts$/;

/** Every file of the server that calls other machines, and how it heeds the outgoing proxy. */
const known: Record<string, string> = {
  'lib/outgoing-fetch.ts': 'is how the others call',
  'lib/analysis/engines/openai/model-fetch.ts': 'a dispatcher of its own, without limits of time',
  'lib/analysis/engines/openai/object-request.ts': 'by modelFetch',
  'lib/analysis/engines/openai/batch-client.ts': 'by modelFetch',
  'lib/analysis/batch/follow-batch.ts': 'by batch-client.ts',
  'lib/analysis/batch/send-batch.ts': 'by batch-client.ts',
  'lib/ats/http/exchange.ts': 'by proxyAgent',
  'lib/auth/oidc/oidc-provider.ts': 'by proxyAgent, in httpOptions',
  'lib/auth/oidc/exchange-code.ts': 'by the agent of oidc-provider.ts',
  'lib/auth/oidc/explain-token-error.ts': 'calls nobody: names of errors',
  'lib/jobs/client.ts': 'by limited-fetch.ts; the embedded runner is in this process',
  'lib/storage/s3-client.ts': 'by proxyAgent',
  'lib/storage/object-store.ts': 'by the client of s3-client.ts',
  'lib/backup/bucket-target.ts': 'by the client of s3-client.ts',
  'lib/storage/uploads/prepare-bucket.ts': 'by the client of s3-client.ts',
  'lib/mail/send/send-mail.ts': 'by proxyFor, as a setting of nodemailer',
  'lib/http/server/guard-server.ts': 'asks only itself',
  'lib/http/browser/browser-client.ts': 'runs in the browser',
};

/**
 * Every client that calls other machines is in the list above and heeds HTTPS_PROXY; `tests/outgoing-clients.test.ts` calls them
 * through a proxy.
 */
export function checkOutgoingClients(files: SourceFile[], list: Record<string, string> = known): Problem[] {
  const found = files
    .filter(({ path }) => server.test(path) && /\.tsx?$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const [first] = text.replace(typesOnly, (line) => ' '.repeat(line.length)).matchAll(callers);
      return first ? [{ path, line: lineOf(text, first.index) }] : [];
    });
  const unknown = found
    .filter(({ path }) => !(path in list))
    .map(({ path, line }) => ({
      file: path,
      line,
      message: 'Calls another machine. Use outgoingFetch or proxyAgent, and add it to the list and its test.',
    }));
  const gone = Object.keys(list)
    .filter((path) => !found.some((one) => one.path === path))
    .map((path) => ({ file: path, line: 1, message: 'Calls no other machine any more: take it off the list.' }));
  return [...unknown, ...gone];
}
