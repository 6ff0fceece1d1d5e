import { parseArgs } from 'node:util';
import { endIdleReaders } from '@/lib/reader/reader-pool';
import { errorText, Failure } from '../failure';
import { runCommand } from '../run-command';
import { loadZoo } from './reading/load-zoo';
import { measureFile, type MeasuredFile } from './reading/measure-reading';
import { printFaults, printReading } from './reading/print-reading';
import { readZooFile } from './reading/read-zoo-file';

// `npm run eval:reading`: how the zoo of producers is read, by the product and by bare unpdf.

const options = { only: { type: 'string', default: '' }, wrong: { type: 'boolean', default: false } } as const;

function readOptions(args: string[]) {
  try {
    const { only, wrong } = parseArgs({ args, options }).values;
    return { wrong, only: only.split(',').filter((name) => name !== '') };
  } catch (error) {
    throw new Failure(errorText(error), '[--only warehouse-luban,chromium] [--wrong]', { cause: error });
  }
}

await runCommand(async () => {
  const { only, wrong } = readOptions(process.argv.slice(2));
  const files: MeasuredFile[] = [];
  // One at a time: the time of each is measured.
  const zoo = loadZoo(only);
  for (const file of zoo) {
    files.push(measureFile(await readZooFile(file)));
    if (files.length % 10 === 0) console.error(`${files.length} of ${zoo.length} read`);
  }
  endIdleReaders();
  if (wrong) printFaults(files, console.log);
  const open = files.filter(({ file }) => !file.isHeldOut);
  const heldOut = files.filter(({ file }) => file.isHeldOut);
  if (open.length > 0) printReading('Open', open, console.log);
  if (heldOut.length > 0) printReading('Held out', heldOut, console.log);
});
