import { startProduct } from '../testing/product';
import { benches } from './benches';

// The bench named on the command line; its measures go to the parent process.

const bench = benches.find(({ name }) => name === process.argv[2]);
if (!bench) throw new Error(`No bench "${process.argv[2]}".`);
// Answers are not checked in production, so they are not here.
const product = await startProduct({ env: { CHECK_ANSWERS: '' } });
try {
  process.send?.(await bench.run(product));
} finally {
  await product.stop();
}
process.disconnect();
