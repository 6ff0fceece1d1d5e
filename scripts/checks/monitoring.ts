import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unpackFromDebian } from '../../tests/install-from-debian';
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

/** Alerts that no case of their tests expects to fire. */
export function findUntriedAlerts(rules: string, tests: string): string[] {
  const fired = new Set([...tests.matchAll(/alertname: (\w+)\s+exp_alerts:/g)].map(([, name]) => name));
  return [...rules.matchAll(/- alert: (\w+)/g)].flatMap(([, name = '']) => (fired.has(name) ? [] : [name]));
}

const unpacked = path.resolve('node_modules/.cache/prometheus');

/** Installed, or as root and in continuous integration Debian's, unpacked only: its service would listen. Null: there is none. */
async function findPromtool(): Promise<string | null> {
  const own = path.join(unpacked, 'usr/bin/promtool');
  const found = ['promtool', own].find((program) => !spawnSync(program, ['--version']).error);
  if (found || (process.getuid?.() !== 0 && !process.env.CI)) return found ?? null;
  return (await unpackFromDebian('prometheus', unpacked)) ? own : null;
}

/**
 * What is wrong with the alert rules by promtool's word.
 *
 * @param promtool null: it is missing; in continuous integration that is wrong, elsewhere it is noted
 */
export function tryAlertRules(promtool: string | null, note: (text: string) => void): string | null {
  if (!promtool) {
    const lack = 'alert rules not tried, as promtool is missing ("apt-get install prometheus").';
    if (process.env.CI) return lack;
    note(`monitoring: ${lack}`);
    return null;
  }
  for (const args of [
    ['check', 'rules', alerts],
    ['test', 'rules', `${folder}/alerts.test.yml`],
  ]) {
    const { status, stdout, stderr } = spawnSync(promtool, args, { encoding: 'utf8' });
    if (status !== 0) return `promtool ${args.join(' ')}\n${stdout}${stderr}`;
  }
  return null;
}

/** The alert rules are valid and each fires when it should, and all that they and the dashboard ask for exists. */
export async function checkMonitoring(note: (text: string) => void): Promise<string | null> {
  const asked = shown.map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));
  const [rules = '', tests = '', dashboard = ''] = asked.map(({ text }) => text);
  JSON.parse(dashboard);
  const unknown = findUnknownMetrics(readSourceTree(), asked as SourceFile[]);
  if (unknown.length > 0) return unknown.map(({ file, line, message }) => `${file}:${line}  ${message}`).join('\n');
  const untried = findUntriedAlerts(rules, tests);
  if (untried.length > 0) return `${folder}/alerts.test.yml  no case in which these fire: ${untried.join(', ')}`;
  return tryAlertRules(await findPromtool(), note);
}
