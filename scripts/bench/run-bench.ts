import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct, isBuilt } from '../build/build-product';
import { benches } from './benches';
import type { Bench, Measure } from './measure';
import { buildOlder } from './older-build';
import { runInOwnProcess } from './run-in-own-process';

const turns = 2;

interface Options {
  selected: Bench[];
  /** A commit to measure in turn with the present build. */
  against: string | undefined;
}

function readOptions(): Options {
  const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
  const unknown = positionals.find((name) => !benches.some((bench) => bench.name === name));
  if (unknown) throw new Error(`No bench "${unknown}". There are: ${benches.map((bench) => bench.name).join(', ')}`);
  const selected = benches.filter((bench) => positionals.length === 0 || positionals.includes(bench.name));
  return { selected, against: values.against };
}

/** Each bench has a database of its own, and a process reads DATABASE_URL only once. */
function measure(bench: Bench, folder?: string): Promise<Measure[]> {
  return runInOwnProcess<Measure[]>('scripts/bench/run-one-bench.ts', [bench.name, ...(folder ? [folder] : [])]);
}

function printTable(measures: Measure[]): void {
  const width = Math.max(...measures.map((measure) => measure.name.length));
  const cell = (value: number): string => value.toFixed(1).padStart(9);
  console.log(`\n${'measure'.padEnd(width)}  unit    product      bare  × bare`);
  for (const { name, unit, product, bare, timesBare, details } of measures) {
    console.log(`${name.padEnd(width)}  ${unit.padEnd(4)} ${cell(product)} ${cell(bare)} ${cell(timesBare).slice(2)}`);
    if (unit === 'ms' && 'readersMs' in details) console.log(`    ${describeCost(details)}`);
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
async function measureInTurn(bench: Bench, against: string): Promise<Measure[]> {
  const folder = buildOlder(against);
  const measures: Measure[] = [];
  for (let turn = 1; turn <= turns; turn += 1) {
    const named = (build: string) => (each: Measure) => ({ ...each, name: `${each.name}, ${build}, turn ${turn}` });
    measures.push(...(await measure(bench, folder)).map(named(against)));
    measures.push(...(await measure(bench)).map(named('present')));
  }
  return measures.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

async function main(): Promise<void> {
  const { selected, against } = readOptions();
  if (!isBuilt(process.cwd())) {
    console.log('Building the product …');
    await buildProduct(process.cwd(), false);
  }
  const measures: Measure[] = [];
  for (const bench of selected) {
    console.log(`${bench.name}: ${bench.what} …`);
    measures.push(...(await (against ? measureInTurn(bench, against) : measure(bench))));
  }
  printTable(measures);
  console.log(`\nWritten to ${writeReport(measures)}`);
}

await main();
