import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { demoCvBytes, demoCvs } from './cvs/demo-cvs';
import { demoProcesses } from './demo-processes';
import { offlineEngine } from '@/lib/analysis/engines/offline/offline-engine';
import { computeMatchScore } from '@/lib/analysis/match-score';
import { composeTexts } from '@/lib/analysis/compose-texts';
import { criterion, criterionId } from '@/lib/analysis/engines/offline/testing/criterion';
import { readCv } from '@/lib/cv/read-cv';
import type { CvDocument } from '@/lib/cv/cv-document';
const cache = '/tmp/demo-docs.json';
type Doc = { process: string; name: string; doc: CvDocument | null };
let docs: Doc[] = [];
if (existsSync(cache)) docs = JSON.parse(readFileSync(cache, 'utf8')) as Doc[];
else {
  for (const f of demoCvs()) {
    let doc = null;
    try {
      doc = await readCv(await demoCvBytes(f));
    } catch (e) {
      console.log(f.cv.fileName, String(e));
    }
    docs.push({ process: f.process, name: f.cv.fileName, doc });
  }
  writeFileSync(cache, JSON.stringify(docs));
}
const want = process.argv[2];
const verbose = process.argv[3];
const s = { MET: 'M', PARTIALLY_MET: 'p', NOT_MET: 'X', NO_INFORMATION: '.' };
let ms = 0,
  n = 0;
for (const p of demoProcesses) {
  if (want && want !== p.key) continue;
  let i = 0;
  const crit = [
    ...p.requirements.map((r) => criterion(++i, r)),
    ...p.languages
      .filter((l) => l.counted)
      .map((l) => criterion(++i, { kind: 'LANGUAGE', text: l.language, languageLevel: l.level })),
    ...p.redFlags.map((text) => criterion(++i, { kind: 'RED_FLAG', text })),
    criterion(++i, { kind: 'LOCATION', text: p.location.town, locationType: p.location.type }),
    criterion(++i, {
      kind: 'BUDGET',
      text: '',
      budgetMaxMinor: Math.round(p.budget.maxMinor * (1 + p.budget.tolerancePercent / 100)),
      budgetCurrency: 'PLN',
    }),
  ];
  const rows = [];
  for (const d of docs.filter((d) => d.process === p.key)) {
    if (!d.doc) continue;
    const t = performance.now();
    const j = await offlineEngine.judge({ document: d.doc, criteria: crit, locale: 'pl', referenceDate: '2026-11-21' });
    ms += performance.now() - t;
    n++;
    const b = computeMatchScore(crit, j);
    rows.push({ name: d.name, b, j, d });
  }
  rows.sort((a, b) => b.b.score - a.b.score);
  console.log(p.key);
  for (const r of rows) {
    console.log(
      String(r.b.score).padStart(3),
      `${r.b.rangeLow}-${r.b.rangeHigh}`.padEnd(7),
      r.j.map((x) => s[x.verdict]).join(''),
      r.name,
    );
    if (verbose && r.name.includes(verbose)) {
      console.log(r.d.doc!.pages.map((x) => x.text).join('\n---\n'));
      r.j.forEach((x, k) =>
        console.log(
          '  ',
          s[x.verdict],
          x.confidence,
          crit[k]!.text,
          '=>',
          x.reason,
          JSON.stringify(x.evidence.map((e) => e.quote)),
        ),
      );
      console.log(composeTexts({ criteria: crit, judgements: r.j, breakdown: r.b, locale: 'pl' }));
    }
  }
}
console.log('ms per cv', ms / n);
