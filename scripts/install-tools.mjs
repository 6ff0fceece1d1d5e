// Before `npm run check` and other tools: installs the devDependencies if they are missing.
import path from 'node:path';
import { installPackages } from './start/install.mjs';

try {
  await installPackages(path.resolve(path.dirname(process.argv[1]), '..'), { tools: true });
} catch (error) {
  console.error(`\n✗ ${error.message}\n  ${error.remedy ?? ''}\n`);
  process.exitCode = 1;
}
