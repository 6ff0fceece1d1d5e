import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './run-program';
import { lineOf, type Problem } from './source-tree';

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
  comment?: string;
  cycle?: { name: string }[];
  via?: { name: string }[];
  unresolvedTo?: string;
}

interface CruiseResult {
  summary: { violations: Violation[]; ruleSetUsed: { forbidden: { name: string; comment?: string }[] } };
}

/** The line of the import; 1 if unknown. */
function importLine(folder: string, { from, to, cycle, via }: Violation): number {
  const file = path.join(folder, from);
  if (!existsSync(file)) return 1;
  const text = readFileSync(file, 'utf8');
  const target = path.basename((cycle ?? via)?.[0]?.name ?? to).replace(/\.(ts|tsx|mjs|cjs|js)$/, '');
  const index = text.search(new RegExp(`from ['"][^'"]*${target.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
  return index < 0 ? 1 : lineOf(text, index);
}

/** Import rules of docs/architecture.md (.dependency-cruiser.cjs). */
export async function checkImports(folder: string = process.cwd()): Promise<Problem[]> {
  const rooms = ['app', 'components', 'lib', 'inngest', 'prisma', 'scripts', 'tests', 'e2e'];
  const present = rooms.filter((room) => existsSync(path.join(folder, room)));
  const config = path.resolve('.dependency-cruiser.cjs');
  const args = ['--config', config, '--output-type', 'json', ...present];
  const { stdout, stderr } = await runProgram('depcruise', args, { cwd: folder });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser printed no JSON:\n${stderr}${stdout}`);
  const { summary } = JSON.parse(stdout) as CruiseResult;
  const advice = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]));
  return summary.violations.map((violation) => ({
    file: violation.from,
    line: importLine(folder, violation),
    message: `${violation.rule.name}: imports ${describe(violation)}. ${advice.get(violation.rule.name) ?? ''}`,
  }));
}

function describe({ to, cycle, via }: Violation): string {
  const steps = (cycle ?? via ?? []).map((step) => step.name).join(' → ');
  if (cycle) return `itself, through ${steps}`;
  return via ? `${to} indirectly, through ${steps}` : to;
}
