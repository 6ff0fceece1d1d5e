import type { NotificationSettings } from '@/lib/notifications/settings/settings-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createAccount } from './api/setup';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';

test('who is mentioned sees it at the bell, follows it, and chooses what to be told of', async ({
  page,
  api,
  baseURL,
  setLocale,
  expectAccessible,
}) => {
  const admin = await api('ADMIN');
  const cvs = await Promise.all(
    ['Bogna Zdrojewska', 'Iwo Marzec'].map(async (name) => {
      const lines = [name, 'Doświadczenie', 'Java i Spring Boot od 2016.03 do 2025.11'];
      return { name: `${name}.pdf`, bytes: await makeCvPdf({ lines }) };
    }),
  );
  const { processId, candidateIds } = await createJudged(admin, 'Powiadomienia: magazyn', cvs);
  const { client: ewa } = await createAccount('RECRUITER');
  const { user } = (await ewa.get<{ user: { userId: string } }>('/users/me')).body;
  const mention = (candidateId = '') =>
    admin.post(`/processes/${processId}/candidates/${candidateId}/notes`, {
      text: 'Proszę o telefon',
      mentionedUserIds: [user.userId],
    });
  await mention(candidateIds[0]);
  await mention(candidateIds[0]);
  await mention(candidateIds[1]);
  await page.context().addCookies(ewa.browserCookies());
  await setLocale('pl');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const bell = page.getByRole('button', { name: 'Powiadomienia: 2 nieprzeczytane' });
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Powiadomienia' });
  await expect(panel.getByText(/wspomina\so\sTobie\sw\snotatce\s\(2\snotatki\)/)).toBeVisible();
  await expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();

  await bell.click();
  await panel.getByRole('link', { name: /Bogna Zdrojewska/ }).click();
  await expect(page).toHaveURL(new RegExp(`/candidates/${candidateIds[0]}`));
  await expect(page.getByRole('button', { name: 'Powiadomienia: 1 nieprzeczytane' })).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await setLocale('en');
  await page.goto('/notifications');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expectAccessible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications: nothing new' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toBeFocused();

  await page.goto('/account#notifications');
  const mentions = page.getByRole('group', { name: 'Mentions of you in notes' });
  await mentions.getByRole('checkbox', { name: 'In the product' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectAccessible();
  const { kinds } = (await ewa.get<NotificationSettings>('/users/me/notification-settings')).body;
  expect(kinds.find(({ kind }) => kind === 'MENTION')).toEqual({ kind: 'MENTION', inProduct: false, byMail: true });
  await page.goto(`${baseURL}/notifications`);
  await expect(page.getByText('No notifications')).toBeVisible();
});
