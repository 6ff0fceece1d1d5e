import { parseArgs } from 'node:util';
import { buildProduct, isBuilt } from '../build/build-product';
import { Failure } from '../failure';
import { ApiClient } from '../testing/api-client';
import { ensureChromium } from '../testing/find-chromium';
import { startProduct, type RunningProduct } from '../testing/product';
import { makeScene } from './make-scene';
import { measurePage, presets, type Measurement, type PageToMeasure } from './measure-page';
import { formatReport, isGoodEnough, medianRun } from './report';

// `npm run lighthouse [-- <page>… --runs <n>]`: measures time, so nothing else should run on the machine meanwhile.

const pageNames = ['sign-in', 'processes', 'candidates', 'candidate'] as const;
type PageName = (typeof pageNames)[number];

function readArguments(): { wanted: readonly PageName[]; runs: number } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' } },
  });
  const unknown = positionals.find((word) => !pageNames.some((name) => name === word));
  if (unknown) throw new Failure(`No page "${unknown}".`, `There are: ${pageNames.join(', ')}.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Failure(`"${values.runs}" runs cannot be made.`, 'Give 1 or more.');
  return { wanted: pageNames.filter((name) => positionals.length === 0 || positionals.includes(name)), runs };
}

async function preparePages({ server, databaseUrl }: RunningProduct): Promise<Record<PageName, PageToMeasure>> {
  const recruiter = await ApiClient.signIn(server.url, 'RECRUITER');
  const scene = await makeScene(recruiter, databaseUrl);
  const cookies = recruiter.browserCookies();
  return {
    'sign-in': { name: 'sign-in', url: `${server.url}/sign-in`, cookies: [] },
    processes: { name: 'processes', url: `${server.url}/processes`, cookies },
    candidates: { name: 'candidates', url: server.url + scene.process, cookies },
    candidate: { name: 'candidate', url: server.url + scene.candidate, cookies },
  };
}

async function main(): Promise<void> {
  const { wanted, runs } = readArguments();
  const executablePath = ensureChromium();
  if (!isBuilt(process.cwd())) {
    console.log('Building the product, to measure what people run …');
    await buildProduct(process.cwd(), false);
  }
  // Answers are not checked in production, so they are not here.
  const product = await startProduct({ env: { CHECK_ANSWERS: '' } });
  const measurements: Measurement[] = [];
  try {
    const pages = await preparePages(product);
    for (const name of wanted) {
      for (const preset of presets) {
        console.log(`${name}, ${preset} …`);
        const measured: Measurement[] = [];
        for (let run = 0; run < runs; run += 1) measured.push(await measurePage(pages[name], preset, executablePath));
        measurements.push(medianRun(measured));
      }
    }
  } finally {
    await product.stop();
  }
  console.log(`\n${formatReport(measurements)}`);
  if (!measurements.every(isGoodEnough)) process.exitCode = 1;
}

await main();
