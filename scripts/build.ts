import { buildProduct } from './build/build-product';
import { reportFailure } from './start/stages';

try {
  await buildProduct(process.cwd(), true);
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
