// Prints the text of every page of the PDFs in a folder, as JSON: {fileName: [page, …]}. A program of its own, because
// Jest's sandbox can't load pdf.js.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';

const folder = process.argv[2] ?? '.';
const texts = {};
for (const name of readdirSync(folder)) {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(path.join(folder, name))));
  texts[name] = (await extractText(pdf, { mergePages: false })).text;
}
process.stdout.write(JSON.stringify(texts));
