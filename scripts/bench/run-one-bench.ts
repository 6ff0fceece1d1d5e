import { startProduct } from '../../tests/product';
import { benches } from './benches';

// Runs the bench named on the command line, on the build in the folder named next, and sends its measures to the parent process.

const bench = benches.find(({ name }) => name === process.argv[2]);
if (!bench) throw new Error(`No bench "${process.argv[2]}".`);
// As in production, responses are not checked.
const folder = process.argv[3];
const product = await startProduct({ env: { CHECK_ANSWERS: '', ...bench.env }, ...(folder ? { folder } : {}) });
try {
  process.send?.(await bench.run(product));
} finally {
  await product.stop();
}
process.disconnect();
