import type { Bench, Measure } from '../measure';
import { measureAgain, measureErasure, measureExport, measureRetention, measureUploads } from './bulk';
import { measureRecruiters, measureTabs, measureWords } from './people';
import { describeMemory, startScaled, watchConnections, type ScaledProduct } from './scaled-product';

async function measureAll(product: ScaledProduct): Promise<Measure[]> {
  const measures: Measure[] = [];
  const add = async (what: string, work: () => Promise<Measure[]>): Promise<void> => {
    console.log(`  ${what} …`);
    measures.push(...(await work()));
  };
  let uploaded = '';
  await add('words', () => measureWords(product));
  await add('recruiters', () => measureRecruiters(product));
  await add('tabs', () => measureTabs(product));
  await add('export', () => measureExport(product));
  await add('uploads', async () => {
    const { measures: ofUploads, processId } = await measureUploads(product);
    uploaded = processId;
    return ofUploads;
  });
  await add('judging again', () => measureAgain(product, uploaded));
  await add('erasure', () => measureErasure(product));
  await add('retention', () => measureRetention(product));
  return measures;
}

/** What an installation of many candidates takes, on two processes that serve and two that work (docs/operating/scale.md). */
export const scale: Bench = {
  name: 'scale',
  what: 'all that people and the night do with --candidates (a million) on two web and two worker processes, beside bare SQL',
  async runAlone(options) {
    const product = await startScaled(options);
    const connections = watchConnections(product);
    try {
      const measures = await measureAll(product);
      const held = [...connections.most].toSorted().map(([name, count]) => `${name} ${count}`);
      console.log(`  connections at most: ${held.join(', ')}; ${describeMemory(product)}`);
      return measures;
    } finally {
      await connections.end();
      await product.stop();
    }
  },
};
