import { documentFromText } from '@/scripts/testing/analysis/document-from-text';
import open from '@/scripts/testing/masking/unnamed-open.json';
import type { CvPage } from '@/lib/cv/cv-document';
import { runJob } from './run-job';

/** See scripts/testing/masking/README.md. */
interface Case {
  id: string;
  fileName: string | null;
  text: string;
  mustGo: string[];
  mustStay: string[];
}

async function barred({ text, fileName }: Pick<Case, 'text' | 'fileName'>): Promise<string> {
  const cv = JSON.stringify(documentFromText(text));
  const result = await runJob({ kind: 'barPages', input: { cv, masking: { blind: true, name: null, fileName } } });
  const pages = JSON.parse('pages' in result && typeof result.pages === 'string' ? result.pages : '[]') as CvPage[];
  return pages[0]?.text ?? '';
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** What is left although it must go, and masked although it must stay. */
async function judge(one: Case): Promise<{ leaked: string[]; lost: string[] }> {
  const shown = await barred(one);
  const isLeft = (part: string): boolean =>
    occurrences(one.text, part).some((at) => /[\p{L}\p{N}]/u.test(shown.slice(at, at + part.length)));
  const isLost = (part: string): boolean =>
    occurrences(one.text, part).some((at) => shown.slice(at, at + part.length) !== part);
  return {
    leaked: one.mustGo.filter(isLeft).map((part) => `${one.id}: ${part}`),
    lost: one.mustStay.filter(isLost).map((part) => `${one.id}: ${part}`),
  };
}

async function judgeAll(cases: Case[]) {
  const results = await Promise.all(cases.map(judge));
  return { leaked: results.flatMap(({ leaked }) => leaked), lost: results.flatMap(({ lost }) => lost) };
}

test('masks rarer names and family facts of the open cases, and leaves look-alikes', async () => {
  expect(await judgeAll(open)).toEqual({ leaked: [], lost: [] });
});
