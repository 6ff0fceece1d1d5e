import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct, isBuilt } from '../build/build-product';
import { benches } from './benches';
import type { Bench, BenchOptions, Measure } from './measure';
import { buildOlder } from './older-build';
import { runInOwnProcess } from './run-in-own-process';

const turns = 2;
const fewestCandidates = 20_000;

interface Options {
  selected: Bench[];
  candidates: number;
  /** A commit to measure in turn with the present build. */
  against: string | undefined;
}

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    options: { against: { type: 'string' }, candidates: { type: 'string', default: '1000000' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !benches.some((bench) => bench.name === name));
  if (unknown) throw new Error(`No bench "${unknown}". There are: ${benches.map((bench) => bench.name).join(', ')}`);
  const isSelected = (bench: Bench) =>
    positionals.length === 0 ? !('runAlone' in bench) : positionals.includes(bench.name);
  const candidates = Number(values.candidates);
  if (!(candidates >= fewestCandidates)) throw new Error(`--candidates is a number from ${fewestCandidates}.`);
  return { selected: benches.filter(isSelected), against: values.against, candidates };
}

/** Each bench has a database of its own, and a process reads DATABASE_URL only once. */
function measure(bench: Bench, options: BenchOptions): Promise<Measure[]> {
  return runInOwnProcess<Measure[]>('scripts/bench/run-one-bench.ts', [bench.name, JSON.stringify(options)]);
}

function printTable(measures: Measure[]): void {
  const width = Math.max(...measures.map((measure) => measure.name.length));
  const cell = (value: number): string => value.toFixed(1).padStart(9);
  console.log(`\n${'measure'.padEnd(width)}  unit    product      bare  × bare`);
  for (const { name, unit, product, bare, timesBare, details, note } of measures) {
    console.log(`${name.padEnd(width)}  ${unit.padEnd(4)} ${cell(product)} ${cell(bare)} ${cell(timesBare).slice(2)}`);
    if (unit === 'ms' && 'readersMs' in details) console.log(`    ${describeCost(details)}`);
    if (note) console.log(`    ${note}`);
  }
}

function describeCost({ serverMs, readersMs, picturesMs, databaseMs, processesStarted }: Measure['details']): string {
  const parts = Object.entries({
    server: serverMs,
    readers: readersMs,
    'pictures of pages': picturesMs,
    database: databaseMs,
  });
  const times = parts.map(([part, milliseconds]) => `${part} ${(milliseconds ?? 0).toFixed(1)} ms`);
  return `${times.join(', ')}; readers started: ${processesStarted ?? 0}`;
}

function writeReport(measures: Measure[]): string {
  const at = new Date().toISOString();
  const folder = path.resolve('.data/bench');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${at.replaceAll(':', '-').slice(0, 19)}.json`);
  const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model ?? 'unknown' };
  writeFileSync(file, `${JSON.stringify({ at, machine, measures }, null, 2)}\n`);
  return path.relative(process.cwd(), file);
}

/** Both builds in turn, so that a busy moment of the machine meets both. */
async function measureInTurn(bench: Bench, against: string, candidates: number): Promise<Measure[]> {
  const folder = buildOlder(against);
  const measures: Measure[] = [];
  for (let turn = 1; turn <= turns; turn += 1) {
    const named = (build: string) => (each: Measure) => ({ ...each, name: `${each.name}, ${build}, turn ${turn}` });
    measures.push(...(await measure(bench, { folder, candidates })).map(named(against)));
    measures.push(...(await measure(bench, { candidates })).map(named('present')));
  }
  return measures.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

async function main(): Promise<void> {
  const { selected, against, candidates } = readOptions();
  if (!isBuilt(process.cwd())) {
    console.log('Building the product …');
    await buildProduct(process.cwd(), false);
  }
  const measures: Measure[] = [];
  for (const bench of selected) {
    console.log(`${bench.name}: ${bench.what} …`);
    measures.push(...(await (against ? measureInTurn(bench, against, candidates) : measure(bench, { candidates }))));
  }
  printTable(measures);
  console.log(`\nWritten to ${writeReport(measures)}`);
}

await main();
