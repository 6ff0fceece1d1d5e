import { bundlePrograms } from '../scripts/build/bundle-programs';
import { bundledVariable, provideBundledPrograms } from './bundled-programs';

jest.mock('../scripts/build/bundle-programs', () => ({ bundlePrograms: jest.fn() }));

const before = process.env[bundledVariable];
afterEach(() => {
  if (before === undefined) delete process.env[bundledVariable];
  else process.env[bundledVariable] = before;
});

test('a single test bundles the programs, the test run only once before its stages', async () => {
  delete process.env[bundledVariable];
  await provideBundledPrograms();
  expect(bundlePrograms).toHaveBeenCalledTimes(1);
  process.env[bundledVariable] = '1';
  await provideBundledPrograms();
  expect(bundlePrograms).toHaveBeenCalledTimes(1);
});
