import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { demoAccounts, demoPassword } from '@/lib/auth/demo-accounts';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import type { CandidatesStatisticsDto, ProcessPage } from '@/lib/domain/process-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { pdfWithoutText } from '../../tests/cv/pdf-files';
import { seedDemo, waitForAnalyses } from '../start/demo';
import { ApiClient } from '../../tests/api-client';
import { startProduct } from '../../tests/product';
import { translateDemo } from './demo-in-english';

const recruiterEmail = demoAccounts.find(({ role }) => role === 'RECRUITER')?.email ?? '';

/** The built product with the demo data, on a temporary database. */
export interface DemoProduct {
  url: string;
  recruiter: ApiClient;
  database: pg.Client;
  stop: () => Promise<void>;
}

/** Starts the built product, creates the demo data and waits until the candidates are judged. */
export async function startDemoProduct(report: (text: string) => void): Promise<DemoProduct> {
  const product = await startProduct({ env: { DEMO: '1' } });
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  const stop = async (): Promise<void> => {
    await database.end();
    await product.stop();
  };
  try {
    await seedDemo(process.cwd(), product.databaseUrl, report);
    const recruiter = await ApiClient.signInAs(product.server.url, recruiterEmail, demoPassword);
    await addUnreadableCv(recruiter);
    await waitForAnalyses(product.databaseUrl, report);
    return { url: product.server.url, recruiter, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The demo's own scan can be read. */
async function addUnreadableCv(recruiter: ApiClient): Promise<void> {
  const { body } = await recruiter.get<ProcessPage>('/processes/search?sortBy=ORDINAL_NUMBER&sortOrder=ASC');
  const files = [{ name: 'Skan CV.pdf', bytes: await pdfWithoutText() }];
  await recruiter.upload(`/processes/${body.items[0]?.id}/upload-cv`, files);
}

/** Switches the demo to a language: the account, the texts in English, and all candidates re-judged. */
export async function switchLanguage({ recruiter, database }: DemoProduct, locale: Locale): Promise<void> {
  await recruiter.put('/users/me/locale', { locale });
  if (locale === 'en') await translateDemo(database);
  const processes = await recruiter.get<ProcessPage>('/processes/search');
  for (const { id } of processes.body.items) {
    const found = await recruiter.post<CandidateSearchAnswer>(`/processes/${id}/candidates/search?pageSize=100`, {});
    for (const candidate of found.body.items) {
      if (candidate.status === 'NO_FILE_FOUND') continue;
      await recruiter.post(`/processes/${id}/candidates/${candidate.id}/reprocess`, { fresh: true });
    }
  }
  for (const { id } of processes.body.items) await waitUntilJudged(recruiter, id);
  await fixDates(database);
}

async function waitUntilJudged(recruiter: ApiClient, processId: string): Promise<void> {
  for (;;) {
    const { body } = await recruiter.get<CandidatesStatisticsDto>(`/processes/${processId}/candidates-statistics`);
    if (body.awaiting + body.running === 0) return;
    await sleep(500);
  }
}

/** Fixed dates, so that screenshots do not depend on the day. */
async function fixDates(database: pg.Client): Promise<void> {
  await database.query(
    `UPDATE process SET created_at = timestamptz '2026-11-09 08:00Z' + ordinal_number * interval '26 hours'`,
  );
  await database.query(
    `UPDATE candidate SET created_at = timestamptz '2026-11-16 08:00Z' + ordinal_number * interval '97 minutes'`,
  );
  await database.query(
    `UPDATE analysis SET started_at = timestamptz '2026-11-18 10:00:00Z', finished_at = timestamptz '2026-11-18 10:00:00.4Z'`,
  );
}
