import type { ChainEnd } from '@/lib/audit/chain-end';
import type { ChainReport } from '@/lib/audit/verify-chain';
import { version } from '@/package.json';
import { linesVersion, type FileFormat } from './enums';
import type { FileScope, Lines } from './file-scope';
import type { LineOf } from './line-schemas';
import { documentLines } from './sections/document-lines';
import { noticeLines, retentionLines } from './sections/duty-lines';
import { factLines } from './sections/fact-lines';
import { incidentLines } from './sections/incident-lines';
import { eventLines, logCountLines, runLines } from './sections/log-lines';
import { oversightLines } from './sections/oversight-lines';
import { peopleLines } from './sections/people-lines';
import { processLines } from './sections/process-lines';
import { settingLines } from './sections/setting-lines';
import { versionLines } from './sections/version-lines';

const sections = [
  factLines,
  documentLines,
  versionLines,
  settingLines,
  processLines,
  peopleLines,
  oversightLines,
  noticeLines,
  incidentLines,
  retentionLines,
  logCountLines,
];

interface Opening {
  format: FileFormat;
  end: ChainEnd;
  report: ChainReport;
}

/** What the file is, of which moment, and how the audit log's chain was then. */
export function firstLine(
  { actor, madeAt, locale, processId }: FileScope,
  { format, end, report }: Opening,
): LineOf<'file'> {
  const faultSeq = report.fault?.seq ?? null;
  return {
    type: 'file',
    linesVersion,
    madeAt: madeAt.toISOString(),
    madeBy: actor.userId,
    format,
    language: locale,
    processId,
    product: version,
    chain: { ...end, fault: report.fault?.kind ?? null, faultSeq },
  };
}

/** All lines but the first and the last. @param withLogs every run and every event, too: as many as there are */
export async function* fileLines(scope: FileScope, withLogs: boolean): Lines {
  for (const section of sections) yield* section(scope);
  if (!withLogs) return;
  yield* runLines(scope);
  yield* eventLines(scope);
}
