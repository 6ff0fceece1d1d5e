import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readSourceTree, type Problem, type SourceFile } from './source-tree';

const folder = 'docs/operating/monitoring';
const alerts = `${folder}/alerts.yml`;
const shown = [alerts, `${folder}/alerts.test.yml`, `${folder}/dashboard.json`];
/** Where the names of the product's metrics stand. */
const makers = /^lib\/(metrics|deployment\/metrics)\//;
/** Of a histogram, one name makes three. */
const ending = /_(?:bucket|count|sum)$/;

/** Names that the alert rules or the dashboard ask for, and that nothing in the product counts. */
export function findUnknownMetrics(files: SourceFile[], asked: SourceFile[]): Problem[] {
  const made = files.filter(({ path }) => makers.test(path)).map(({ text }) => text);
  const names = new Set(
    made.flatMap((text) => [
      ...[...text.matchAll(/'(recruiting_\w+)'/g)].map(([, name]) => name),
      ...[...text.matchAll(/\.set\(\s*'(\w+)'/g)].map(([, name]) => `recruiting_${name}`),
    ]),
  );
  return asked.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(/\brecruiting_\w+/g)]
        .map(([name]) => name)
        .filter((name) => !names.has(name) && !names.has(name.replace(ending, '')))
        .map((name) => ({ file: path, line: index + 1, message: `Nothing in ${makers.source} makes "${name}".` })),
    ),
  );
}

function promtool(...args: string[]): string | null {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  return status === 0 ? null : `promtool ${args.join(' ')}\n${stdout}${stderr}`;
}

/**
 * The alert rules are valid and fire when they should, and all that they and the dashboard ask for exists.
 *
 * @param note called where promtool is missing
 */
export function checkMonitoring(note: (text: string) => void): string | null {
  const asked = shown.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  JSON.parse(asked.find(({ path }) => path.endsWith('.json'))?.text ?? '');
  const unknown = findUnknownMetrics(readSourceTree(), asked as SourceFile[]);
  if (unknown.length > 0) return unknown.map(({ file, line, message }) => `${file}:${line}  ${message}`).join('\n');
  if (spawnSync('promtool', ['--version']).error) {
    note('monitoring: alert rules not tried, as promtool is missing ("apt-get install prometheus").');
    return null;
  }
  return promtool('check', 'rules', alerts) ?? promtool('test', 'rules', `${folder}/alerts.test.yml`);
}
