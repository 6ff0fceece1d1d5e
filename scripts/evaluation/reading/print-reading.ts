import type { Print } from '../print-measures';
import { facts } from './compare-facts';
import type { Overlap } from './compare-text';
import { measureReading, type MeasuredFile, type ReadingMeasures } from './measure-reading';

const nameWidth = 14;

function figure(value: number, digits = 3): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '-';
}

function share({ right, found, wanted }: Overlap): string {
  return `${figure(right / found, 2)}/${figure(right / wanted, 2)} of ${wanted}`;
}

const columns: [title: string, value: (measures: ReadingMeasures) => string][] = [
  ['files', ({ files }) => String(files)],
  ['stopped', ({ stopped }) => String(stopped)],
  ['words', ({ words }) => figure(words)],
  ['(bare)', ({ bareWords }) => figure(bareWords)],
  ['order', ({ order }) => figure(order)],
  ['(bare)', ({ bareOrder }) => figure(bareOrder)],
  ['jobs', ({ jobs }) => figure(jobs, 2)],
  ['months', ({ months }) => figure(months, 2)],
  ['years', ({ years }) => figure(years, 2)],
  ['alarms', ({ hidden }) => String(hidden.filesWithFalseAlarms)],
  ['ms/page', ({ millisecondsPerPage }) => figure(millisecondsPerPage, 1)],
  ['(bare)', ({ bareMillisecondsPerPage }) => figure(bareMillisecondsPerPage, 1)],
];

function line(name: string, cells: readonly string[]): string {
  return `${name.padEnd(nameWidth)}${cells.map((cell) => cell.padStart(9)).join('')}`;
}

function groupBy(files: readonly MeasuredFile[], nameOf: (file: MeasuredFile) => string) {
  const groups = new Map<string, MeasuredFile[]>();
  for (const file of files) groups.set(nameOf(file), [...(groups.get(nameOf(file)) ?? []), file]);
  return [...groups].sort(([one], [other]) => one.localeCompare(other, 'en'));
}

/** A row of figures per group. */
function printTable(groups: [name: string, files: MeasuredFile[]][], print: Print): void {
  print(
    line(
      '',
      columns.map(([title]) => title),
    ),
  );
  for (const [name, files] of groups) {
    const measures = measureReading(files);
    print(
      line(
        name,
        columns.map(([, value]) => value(measures)),
      ),
    );
  }
}

function printDetails(name: string, files: readonly MeasuredFile[], print: Print): void {
  const { facts: found, hidden, passedBadly, recognised, stopped, files: all } = measureReading(files);
  print(`${name}, precision/recall: ${facts.map((fact) => `${fact} ${share(found[fact])}`).join(', ')}`);
  print(
    `  hidden text caught ${hidden.caught} of ${hidden.all}; files with false alarms ${hidden.filesWithFalseAlarms} of ${all}; ` +
      `read from pictures ${recognised}, read though bad ${passedBadly}, stopped ${stopped}`,
  );
}

/** Prints the figures of each producer, and of all; those of scans by their resolution. */
export function printReading(title: string, files: readonly MeasuredFile[], print: Print): void {
  if (files.length === 0) return;
  const digital = files.filter(({ file }) => file.scan === null);
  const scans = files.filter(({ file }) => file.scan !== null);
  print(`\n${title}`);
  const all: [string, MeasuredFile[]][] = [['all digital', digital]];
  printTable([...groupBy(digital, ({ file }) => file.producer), ...(digital.length > 0 ? all : [])], print);
  if (scans.length > 0) {
    const everyScan: [string, MeasuredFile[]] = ['all scans', scans];
    printTable([...groupBy(scans, ({ file }) => `scan ${file.scan?.split('-')[0] ?? ''}`), everyScan], print);
    print(`word errors of scans ${figure(measureReading(scans).wordErrors)}`);
  }
  if (digital.length > 0) printDetails('Digital', digital, print);
  if (scans.length > 0) printDetails('Scans', scans, print);
}

function faultsOf({ product, reading, file }: MeasuredFile): string[] {
  if (product === null) return ['stopped' in reading ? `stopped: ${reading.stopped}` : ''];
  if ('stopped' in reading) return [];
  const { truth } = file;
  const wrongFacts = facts.filter((fact) => {
    const { right, found, wanted } = product.facts[fact];
    return right < found || right < wanted;
  });
  const { firstName, lastName, email, phone, city, expectedSalary, languages } = reading.profile;
  const said = {
    name: [firstName, lastName].filter(Boolean).join(' '),
    email,
    phone,
    city,
    salary: expectedSalary,
    languages: languages.map(({ language }) => language),
    levels: languages,
  };
  return [
    ...(product.words < 0.99 ? [`words ${figure(product.words)}`] : []),
    ...(product.order < 0.95 ? [`order ${figure(product.order)}`] : []),
    ...wrongFacts.map((fact) => `${fact} ${JSON.stringify(said[fact])}, is ${JSON.stringify(wantedOf(fact, truth))}`),
    ...(product.rightJobs ? [] : [`jobs ${reading.jobs}, are ${truth.jobs.length}`]),
    ...(product.rightMonths ? [] : [`months ${reading.months}, are ${truth.months.min} to ${truth.months.max}`]),
    ...reading.years.filter(({ isMet }) => !isMet).map(({ text }) => `not met: ${text}`),
    ...product.falseAlarms.map((text) => `not hidden: ${JSON.stringify(text.slice(0, 60))}`),
    ...(product.caught < file.hidden.length ? [`hidden ${product.caught} of ${file.hidden.length}`] : []),
  ];
}

function wantedOf(fact: (typeof facts)[number], truth: MeasuredFile['file']['truth']): unknown {
  return fact === 'levels' ? truth.languages : fact === 'languages' ? Object.keys(truth.languages) : truth[fact];
}

/** Lists what was misread in the open files. */
export function printFaults(files: readonly MeasuredFile[], print: Print): void {
  for (const measured of files.filter(({ file }) => !file.isHeldOut)) {
    const faults = faultsOf(measured);
    if (faults.length > 0) print(`${measured.file.content}/${measured.file.name}: ${faults.join('; ')}`);
  }
}
