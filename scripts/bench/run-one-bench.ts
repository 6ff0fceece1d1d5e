import { startProduct } from '../../tests/product';
import { benches } from './benches';
import type { BenchOptions, Measure } from './measure';

// Runs the bench named on the command line, with the options named next as JSON, and sends its measures to the parent process.

const bench = benches.find(({ name }) => name === process.argv[2]);
if (!bench) throw new Error(`No bench "${process.argv[2]}".`);
const options = JSON.parse(process.argv[3] ?? '{}') as BenchOptions;

async function measure(): Promise<Measure[]> {
  if (!bench) return [];
  if ('runAlone' in bench) return bench.runAlone(options);
  const { folder } = options;
  // As in production, responses are not checked.
  const product = await startProduct({ env: { CHECK_ANSWERS: '', ...bench.env }, ...(folder ? { folder } : {}) });
  try {
    return await bench.run(product);
  } finally {
    await product.stop();
  }
}

process.send?.(await measure());
process.disconnect();
