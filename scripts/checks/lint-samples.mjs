// Reads `[{file, text}]` from standard input, lints each text as the content of its file, and prints the findings, null for
// none. One process for all samples, because loading the types is slow.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const samples = JSON.parse(await text(process.stdin));
const eslint = new ESLint();
const formatter = await eslint.loadFormatter('stylish');
const found = [];
for (const sample of samples) {
  const results = await eslint.lintText(sample.text, { filePath: sample.file });
  const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
  found.push(isClean ? null : await formatter.format(results));
}
process.stdout.write(JSON.stringify(found));
