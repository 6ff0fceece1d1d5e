// Reads `[{file, text}]` from the standard input and answers what ESLint finds in each text, as if it were the content of its
// file: null for nothing. One process for all of them, because loading the types takes longer than looking at a text.
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
