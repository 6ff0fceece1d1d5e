import type { Page } from '@playwright/test';
import { callBackMinutes } from '@/lib/domain/message-enums';
import type { MessagePreview, WaitingMessages } from '@/lib/domain/message-schemas';
import { answerRequests } from './ats-answers';
import type { Fixtures } from './fixtures';
import { clickButton, screensOf, type Screen } from './screen';

const path = ({ judged }: Fixtures) => `/processes/${judged.processId}/candidates/${judged.candidates[0]?.id}`;
const waitingCall = '**/api/v1/users/me/waiting-messages';
const processName = 'Specjalistka / Specjalista do spraw rozliczeń i windykacji międzynarodowej';
const id = (number: number) => `01980000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;

const batch = (number: number, count: number, minutes: number): WaitingMessages['items'][number] => ({
  requestId: id(number),
  processId: id(90 + number),
  processName,
  sendAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  messageIds: Array.from({ length: count }, (_, index) => id(10 * number + index)),
});
const answerWaiting = (page: Page, items: WaitingMessages['items']) => answerRequests(page, waitingCall, { items });

/** As if a model were connected, or an ATS, whatever it is here. */
async function answerPreview(page: Page, change: Partial<MessagePreview>): Promise<void> {
  await page.route('**/messages/preview', async (route) => {
    const response = await route.fetch();
    const preview = (await response.json()) as MessagePreview;
    await route.fulfill({ response, json: { ...preview, ...change } });
  });
}
const withModel: Partial<MessagePreview> = {
  drafting: { model: 'gpt-4.1-mini', problem: null },
  modelNotice: {
    pl: 'Treść tej wiadomości powstała z pomocą AI. Sprawdziła ją i wysłała osoba, która prowadzi rekrutację.',
    en: 'The text of this message was written with the help of AI. The person who runs the recruitment checked and sent it.',
  },
};
const sentence = 'Oddzwonimy w ciągu 3 dni.';

async function openDialog(page: Page): Promise<void> {
  await clickButton(page, /^(Więcej|More)$/);
  await page.getByRole('menuitem', { name: /^(Wiadomość do kandydata|Message to the candidate)/ }).click();
  await page.getByRole('dialog').locator('textarea, [role=status]').first().waitFor();
}
const draftButton = /^(Zaproponuj treść|Have a draft written)$/;

/** Messages that wait above every page, and those that a model drafts. */
export const messageScreens: Screen[] = [
  ...screensOf('app/(app)/page.tsx', [
    {
      name: 'messages that wait to be sent, above the page',
      path: '/',
      prepare: (page) => answerWaiting(page, [batch(1, 9, callBackMinutes), batch(2, 1, 4)]),
      act: (page) => page.getByRole('button', { name: /^(Cofnij wszystkie|Call all back)/ }).waitFor(),
    },
    {
      name: 'messages of many sendings that wait, unfolded',
      path: '/',
      prepare: (page) => answerWaiting(page, [batch(1, 9, 9), batch(2, 1, 4), batch(3, 3, -1)]),
      act: async (page) => {
        await clickButton(page, /^(Pokaż wysyłki|Show the sendings)$/);
        await page
          .getByRole('button', { name: /^(Cofnij|Call)/ })
          .first()
          .waitFor();
      },
    },
  ]),
  ...screensOf('app/(app)/processes/[processId]/candidates/[candidateId]/page.tsx', [
    {
      name: 'a message in a process with an ATS, which a model may draft',
      path,
      prepare: (page) => answerPreview(page, { ...withModel, isLinked: true }),
      act: async (page) => {
        await openDialog(page);
        await page.getByRole('button', { name: draftButton }).waitFor();
      },
    },
    {
      name: 'a message that a model drafted',
      path,
      prepare: async (page) => {
        await answerPreview(page, withModel);
        const drafted = { draftId: id(1), subject: 'Zgłoszenie: {position}', text: 'Dzień dobry,\n\ndziękujemy.' };
        await answerRequests(page, '**/message-draft', drafted, 'POST');
      },
      act: async (page) => {
        await openDialog(page);
        await clickButton(page, draftButton);
        await page.getByText(/^(Napisane|Written) .*AI$/).waitFor();
      },
    },
    {
      name: 'a message whose draft was refused',
      path,
      prepare: async (page) => {
        await answerPreview(page, withModel);
        await page.route('**/message-draft', (route) =>
          route.fulfill({
            status: 422,
            contentType: 'application/problem+json',
            json: {
              code: 'message.draft-refused',
              detail: 'Model zaproponował treść, której nie można użyć.',
              errors: [{ path: 'text', code: 'message-draft-fact', message: `Tego nie ma w treści: ${sentence}` }],
            },
          }),
        );
      },
      act: async (page) => {
        await openDialog(page);
        await clickButton(page, draftButton);
        await page.getByRole('dialog').getByText(sentence).waitFor();
      },
    },
  ]),
];
