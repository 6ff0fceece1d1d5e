import type { Page } from '@playwright/test';
import type { NotificationLine, NotificationPage } from '@/lib/notifications/notification-schemas';
import { answerRequests } from './ats-answers';
import { clickButton, failRequests, screensOf, type Screen } from './screen';

const call = '**/api/v1/users/me/notifications';
const processName = 'Specjalistka / Specjalista do spraw rozliczeń i windykacji międzynarodowej';

const line = (change: Partial<NotificationLine> & Pick<NotificationLine, 'kind'>, index: number): NotificationLine => ({
  notificationId: `01980000-0000-7000-8000-00000000000${index}`,
  count: 1,
  failed: 0,
  detail: '',
  at: '2026-11-30T07:12:00Z',
  read: index > 4,
  href: '/',
  processName,
  candidate: null,
  by: null,
  ...change,
});
const by = { userId: '01980000-0000-7000-8000-000000000099', firstName: 'Bogumiła', lastName: 'Wielgosz-Kowal' };
const kinds = [
  { kind: 'MENTION', count: 2, by, candidate: { ordinalNumber: 12, name: 'Świętosława Kędzierzawska' } },
  { kind: 'ANALYSES', count: 40, failed: 3 },
  { kind: 'REQUEST', detail: 'ACCESS', candidate: { ordinalNumber: 7, name: null } },
  { kind: 'REQUEST_DUE', detail: 'OVERDUE', candidate: { ordinalNumber: 7, name: null } },
  { kind: 'RETENTION' },
  { kind: 'MAIL_FAILED', count: 5, processName: null },
  { kind: 'BACKUP', detail: 'LATE', processName: null },
] as const;
const items = kinds.map((change, index) => line(change, index + 1));
const page: NotificationPage = { items, page: 1, pageSize: 20, totalItems: 7, totalPages: 1, unread: 4 };

async function answerLines(at: Page): Promise<void> {
  await answerRequests(at, `${call}/unread`, { unread: 4 });
  await answerRequests(at, `${call}?**`, page);
}

async function openPanel(at: Page): Promise<void> {
  await clickButton(at, /^(Powiadomienia|Notifications): /);
  await at.getByRole('dialog').getByRole('link').first().waitFor();
}

/** What one is told: below the bell, and on its page. */
export const notificationScreens: Screen[] = [
  ...screensOf('app/(app)/page.tsx', [
    { name: 'notifications below the bell', path: '/', overlay: true, prepare: answerLines, act: openPanel },
    {
      name: 'notifications below the bell: none',
      path: '/',
      prepare: (at) =>
        answerRequests(at, `${call}?**`, { ...page, items: [], totalItems: 0, totalPages: 0, unread: 0 }),
      act: openPanel,
    },
    {
      name: 'notifications below the bell: not loaded',
      path: '/',
      prepare: (at) => failRequests(at, `${call}?**`),
      act: async (at) => {
        await clickButton(at, /^(Powiadomienia|Notifications): /);
        await at.getByRole('dialog').getByRole('alert').waitFor();
      },
    },
  ]),
  ...screensOf('app/(app)/notifications/page.tsx', [
    {
      name: 'all notifications',
      path: '/notifications',
      main: true,
      prepare: answerLines,
      act: (at) => at.getByText('Wielgosz-Kowal').first().waitFor(),
    },
    { name: 'all notifications: none', role: 'VIEWER', path: '/notifications' },
  ]),
];
