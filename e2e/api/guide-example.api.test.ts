import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localeTestAccounts, testPassword } from '../../tests/accounts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'guide-example-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The commands that the API reference offers to paste into a terminal, for this server and a test account. */
function exampleOf(locale: string): string {
  const page = readFileSync(`docs/guide/${locale}/api.md`, 'utf8');
  const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const commands = blocks.find((block) => block.includes('session.txt')) ?? '';
  return commands
    .replace(/^BASE=.*$/m, `BASE=${process.env.BASE_URL ?? ''}`)
    .replace(/^EMAIL=.*$/m, `EMAIL=${localeTestAccounts[0]}`)
    .replace(/^PASSWORD=.*$/m, `PASSWORD='${testPassword}'`)
    .concat(`\ncurl -s -b session.txt "$BASE/api/v1/users/me"\n`);
}

test.each(['pl', 'en'])('the example of the API reference works as it is printed, in %s', (locale) => {
  const output = execFileSync('bash', ['-e', '-c', exampleOf(locale)], { cwd: folder, encoding: 'utf8' });
  expect(output).toContain('"totalItems"');
  expect(output).not.toContain('"code"');
  expect(output).toContain(`"locale":"${locale}"`);
});
