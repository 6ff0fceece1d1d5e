import { startProduct } from '../testing/product';
import { benches } from './benches';

// Runs the bench named on the command line and sends its measures to the parent process.

const bench = benches.find(({ name }) => name === process.argv[2]);
if (!bench) throw new Error(`No bench "${process.argv[2]}".`);
// As in production, responses are not checked.
const product = await startProduct({ env: { CHECK_ANSWERS: '', ...bench.env } });
try {
  process.send?.(await bench.run(product));
} finally {
  await product.stop();
}
process.disconnect();
