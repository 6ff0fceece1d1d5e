import { expect, type Page } from '@playwright/test';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { ApiClient } from '../../tests/api-client';
import { accountOf, testPassword } from '../../tests/accounts';
import { createJudged } from '../create-judged';
import { baseUrl } from '../fixtures';
import type { CandidateRef } from '../screens/fixtures';

/** A process with one judged candidate, for a test that changes them. */
export async function createJudgedCandidate(recruiter: ApiClient, name: string): Promise<CandidateRef> {
  const lines = ['Bożena Ćwik', 'Doświadczenie', 'Java i Spring Boot od 2016.03 do 2025.11, PostgreSQL, Gdańsk.'];
  const files = [{ name: 'Bożena Ćwik.pdf', bytes: await makeCvPdf({ lines }) }];
  const { processId, candidateIds } = await createJudged(recruiter, name, files);
  const candidateId = candidateIds[0] ?? '';
  return { processId, candidateId, path: `/processes/${processId}/candidates/${candidateId}` };
}

export function star(page: Page, rate: number) {
  return page.getByRole('radio', { name: new RegExp(`^${rate} – `) });
}

export function banner(page: Page, kind: 'error' | 'success') {
  return page.locator(`[data-banner=${kind}]`);
}

/** Opens the candidate's screen and waits until it can be rated. */
export async function openCandidate(page: Page, { path }: CandidateRef): Promise<void> {
  await page.goto(path);
  await expect(star(page, 1)).toBeEnabled();
}

/** A session that the test may end, by `client.post('/logout')`. */
export async function signInWithOwnSession(page: Page): Promise<ApiClient> {
  const client = await ApiClient.signIn(baseUrl(), 'RECRUITER');
  await page.context().addCookies(client.browserCookies());
  return client;
}

/** Signs in through the sign-in page. */
export async function signInThroughForm(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(accountOf('RECRUITER'));
  await page.locator('input[type=password]').fill(testPassword);
  await page.locator('form button[type=submit]').click();
}

/** Signs in anew where a page led to the login because its session had ended, and is back on the page. */
export async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  await signInThroughForm(page);
  await expect(page).not.toHaveURL(/\/(sign-in|login-successful)/);
}

/** The paths of the documents that the browser loads from now on; the list grows. */
export function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

/** Counts the documents that the browser loads from now on. */
export function countDocuments(page: Page, onDocument: (count: number) => void = () => {}): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    count += 1;
    onDocument(count);
  });
  return () => count;
}
