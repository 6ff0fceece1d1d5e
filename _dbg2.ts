import { CvIndex } from '@/lib/analysis/engines/offline/cv/cv-index';
import { searchPiece } from '@/lib/analysis/engines/offline/cv/search-piece';
import { parseRequirement } from '@/lib/analysis/engines/offline/requirement/parse-requirement';
import { documentFromText } from './scripts/testing/analysis/document-from-text';
const [cvt, r] = process.argv.slice(2); const cv = new CvIndex(documentFromText(cvt!.replaceAll('\\n', '\n')), '2026-11-22');
for (const c of parseRequirement(r!) as any[]) { const f = c.judge(cv); console.log(c.constructor.name, c.proof, c.level, f.verdict, f.confidence); for (const p of c.group ?? []) { const s = searchPiece(cv, p); console.log('  ', p.label, s.coverage, s.claims.map((x) => [cv.tokens.slice(x.from, x.to).map((t) => t.text).join(' '), x.strength, x.line])); } }
cv.lines.forEach((l, i) => console.log(i, l.section, l.isHeading ? 'H' : '', l.text));
