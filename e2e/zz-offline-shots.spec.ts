import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { ApiClient } from '../tests/api-client';
import { createJudged } from './create-judged';
import { baseUrl, expect, test } from './fixtures';

for (const [locale, scheme] of [['pl', 'light'], ['en', 'dark']] as const) {
  for (const width of [1440, 390]) {
    test(`shots ${locale} ${width}`, async ({ page, context, setLocale, api }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      const client = await ApiClient.signIn(baseUrl(), 'RECRUITER');
      await context.addCookies(client.browserCookies());
      await setLocale(locale);
      const { processId, candidateIds } = await createJudged(client, 'Nawigatorka / Nawigator', [
        { name: 'cv.pdf', bytes: await makeCvPdf({ lines: ['Łucja Żak', 'Java'] }) },
      ]);
      const path = `/processes/${processId}/candidates/${candidateIds[0]}`;
      const shot = (name: string) => page.screenshot({ path: `/tmp/offline-shots/${name}-${locale}-${width}.png` });
      await client.post('/processes', { name: 'Latarniczka / Latarnik' });
      await page.goto('/processes?view=all');
      await page.getByRole('button', { name: /nieukończon|unfinished/ }).click();
      await shot('drafts');
      await page.goto(path);
      await page.waitForTimeout(2000);
      await context.setOffline(true);
      await page.waitForTimeout(1000);
      await page.keyboard.press('h');
      await page.waitForTimeout(500);
      await page.keyboard.press('4');
      await page.getByRole('tab').first().click();
      await page.getByRole('textbox').first().fill('Oddzwonić w piątek');
      await page.keyboard.press('Control+Enter');
      await page.waitForTimeout(700);
      await shot('waiting');
      await page.getByRole('button', { name: /czekają na wysłanie|wait to be sent/ }).click();
      await page.waitForTimeout(500);
      await shot('dialog');
      await (await api('ADMIN')).post(`${path}/decision`, { decision: 'REJECT', replaces: null });
      await context.setOffline(false);
      await expect(page.getByText(/W międzyczasie ktoś|Meanwhile somebody/)).toBeVisible({ timeout: 30000 });
      await page.waitForTimeout(4500);
      await shot('conflict');
    });
  }
}
