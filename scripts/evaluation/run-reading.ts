import { parseArgs } from 'node:util';
import { endIdleReaders } from '@/lib/reader/reader-pool';
import { bundlePrograms } from '../build/bundle-programs';
import { errorText, Failure } from '../../lib/failure';
import { runCommand } from '../run-command';
import { loadZoo } from './reading/load-zoo';
import { measureFile, type MeasuredFile } from './reading/measure-reading';
import { printFaults, printReading } from './reading/print-reading';
import { readZooFile } from './reading/read-zoo-file';

// `npm run eval:reading`: how the zoo of producers and the texts are read, by the product and by bare unpdf.

const options = { only: { type: 'string', default: '' }, wrong: { type: 'boolean', default: false } } as const;

function readOptions(args: string[]) {
  try {
    const { only, wrong } = parseArgs({ args, options }).values;
    return { wrong, only: only.split(',').filter((name) => name !== '') };
  } catch (error) {
    throw new Failure(errorText(error), '[--only texts,digital,scans,warehouse-luban,chromium] [--wrong]', {
      cause: error,
    });
  }
}

await runCommand(async () => {
  await bundlePrograms(process.cwd());
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
  for (const [title, isText] of [
    ['', false],
    [', texts', true],
  ] as const) {
    const ofKind = files.filter(({ file }) => (file.producer === 'texts') === isText);
    printReading(
      `Open${title}`,
      ofKind.filter(({ file }) => !file.isHeldOut),
      console.log,
    );
    printReading(
      `Held out${title}`,
      ofKind.filter(({ file }) => file.isHeldOut),
      console.log,
    );
  }
});
