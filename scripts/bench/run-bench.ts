import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { buildProduct, isBuilt } from '../build/build-product';
import { benches } from './benches';
import type { Bench, Measure } from './measure';
import { runInOwnProcess } from './run-in-own-process';

function selectBenches(): Bench[] {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !benches.some((bench) => bench.name === name));
  if (unknown) throw new Error(`No bench "${unknown}". There are: ${benches.map((bench) => bench.name).join(', ')}`);
  return benches.filter((bench) => names.length === 0 || names.includes(bench.name));
}

function printTable(measures: Measure[]): void {
  const width = Math.max(...measures.map((measure) => measure.name.length));
  const cell = (value: number): string => value.toFixed(1).padStart(9);
  console.log(`\n${'measure'.padEnd(width)}  unit    product      bare  × bare`);
  for (const { name, unit, product, bare, timesBare } of measures) {
    console.log(`${name.padEnd(width)}  ${unit.padEnd(4)} ${cell(product)} ${cell(bare)} ${cell(timesBare).slice(2)}`);
  }
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

async function main(): Promise<void> {
  const selected = selectBenches();
  if (!isBuilt(process.cwd())) {
    console.log('Building the product …');
    await buildProduct(process.cwd(), false);
  }
  const measures: Measure[] = [];
  for (const bench of selected) {
    console.log(`${bench.name}: ${bench.what} …`);
    // Each bench has a database of its own, and a process reads DATABASE_URL only once.
    measures.push(...(await runInOwnProcess<Measure[]>('scripts/bench/run-one-bench.ts', [bench.name])));
  }
  printTable(measures);
  console.log(`\nWritten to ${writeReport(measures)}`);
}

await main();
