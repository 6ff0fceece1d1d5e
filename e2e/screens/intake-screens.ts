import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import type { ConnectionDto } from '@/lib/ats/connections/connection-schemas';
import type { AtsLinkDto } from '@/lib/ats/schemas';
import type { ProcessTokens } from '@/lib/users/api-tokens/process-token-schemas';
import type { WebhookMessages } from '@/lib/webhooks/webhook-schemas';
import { answerRequests, connection, link, showAsLinked } from './ats-answers';
import type { Fixtures } from './fixtures';
import { clickButton, screensOf, type Screen } from './screen';

const information = ({ emptyProcessId }: Fixtures): string => `/processes/${emptyProcessId}?tab=information`;
const id = (last: number): string => `01980000-0000-7000-8000-00000000010${last}`;

const generic: AtsLinkDto = {
  ...link,
  connectionName: 'Elevato, Warszawa',
  provider: 'GENERIC',
  reads: false,
  createsCandidates: false,
  targetKind: 'WEBHOOK',
  target: null,
  targetName: null,
  lastSyncAt: null,
};
const tokens: ProcessTokens = {
  items: [
    {
      tokenId: id(1),
      name: 'Elevato',
      hint: 'rat_9fK2',
      scopes: ['candidate:import'],
      processes: null,
      state: 'LIVE',
      createdAt: '2026-05-01T10:00:00.000Z',
      expiresAt: '2026-08-01T10:00:00.000Z',
      lastUsedAt: '2026-05-05T09:58:00.000Z',
      lastUsedFrom: '192.0.2.0/24',
      owner: {
        userId: id(2),
        firstName: 'Bogumiła',
        lastName: 'Wielgosz-Konstantynowicz',
        email: 'bogumila@company.example',
      },
    },
  ],
};
const at = (minute: string): string => `2026-05-05T10:${minute}:00.000Z`;
const refused = { httpStatus: 500, reason: 'webhook.refused', tookMs: 1240 };
const message = { event: 'candidate.picked' as const, nextAttemptAt: null, reason: null, createdAt: at('00') };
const webhooks: WebhookMessages = {
  items: [
    {
      ...message,
      messageId: id(3),
      state: 'PENDING',
      attempts: 2,
      nextAttemptAt: at('12'),
      reason: 'webhook.refused',
      candidate: { candidateId: id(4), ordinalNumber: 12 },
      log: [
        { ...refused, at: at('05') },
        { at: at('00'), httpStatus: null, reason: 'webhook.unreachable', tookMs: 10_004 },
      ],
    },
    {
      ...message,
      messageId: id(5),
      state: 'DELIVERED',
      attempts: 1,
      candidate: { candidateId: id(6), ordinalNumber: 7 },
      log: [{ at: at('00'), httpStatus: 200, reason: null, tookMs: 84 }],
    },
    {
      ...message,
      messageId: id(7),
      state: 'DEAD',
      attempts: 8,
      reason: 'webhook.refused',
      candidate: null,
      log: [{ ...refused, at: at('00') }],
    },
  ],
};

async function showGeneric(page: Page): Promise<void> {
  await showAsLinked(page);
  await answerRequests(page, '**/ats-link', { link: generic });
  await answerRequests(page, '**/intake-tokens', tokens);
  await answerRequests(page, '**/webhooks', webhooks);
  await answerRequests(page, '**/file-columns', { columns: {} });
  await answerRequests(page, '**/file-columns', {}, 'PUT');
}

const csv = [
  'ID aplikacji;Imię;Nazwisko;Adres e-mail;Telefon;Plik CV;Etap;Źródło;Zmieniono',
  'A-1001;Aleksandra;Wielgosz-Konstantynowicz;aleksandra@mail.example;+48 600 000 001;cv/1001.pdf;Nowe;Pracuj.pl;2026-05-01',
  'A-1002;Bożena;Ćwik;bozena@mail.example;;cv/1002.pdf;Nowe;Polecenie;2026-05-02',
  'A-1002;Bożena;Ćwik;bozena@mail.example;;cv/1002.pdf;Nowe;Polecenie;2026-05-02',
  'A-1003;Jan;Nowak;;;cv/brak.pdf;Rozmowa;;2026-05-03',
  ';Ewa;Bez Numeru;;;;Nowe;;',
].join('\n');

/** Opens the import and chooses a CSV and a ZIP. */
async function chooseFiles(page: Page): Promise<void> {
  await clickButton(page, /^(Importuj z pliku|Import from a file)$/);
  const [table, archive] = [page.locator('input[accept^=".csv"]'), page.locator('input[accept^=".zip"]')];
  await table.setInputFiles({ name: 'kandydaci.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const zip = zipSync({ 'cv/1001.pdf': strToU8('%PDF-1.7'), 'cv/1002.pdf': strToU8('%PDF-1.7 ') });
  await archive.setInputFiles({ name: 'cv.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await page.getByText(/cv\.zip: 2/).waitFor();
}

const signing: ConnectionDto = {
  ...connection,
  name: 'Elevato, Warszawa',
  provider: 'GENERIC',
  scheduleMinutes: null,
  reads: false,
  signs: true,
  settings: { webhookUrl: 'https://elevato.example/webhooks' },
  webhook: { kind: 'none', address: null, hasSecret: false, secretReadable: false },
};

/** An ATS that is not asked: it gives candidates by a call or in a file, and is told the results. */
export const intakeScreens: Screen[] = [
  ...screensOf('app/(app)/processes/[processId]/page.tsx', [
    {
      name: 'process information: candidates from a file or a call, and the log of outgoing webhooks',
      path: information,
      main: true,
      prepare: showGeneric,
      act: async (page) => {
        await page
          .locator('details > summary')
          .filter({ hasText: /^2 (próby|attempts)$/ })
          .click();
        await page
          .getByText(/HTTP 500/)
          .first()
          .waitFor();
      },
    },
    {
      name: 'import of candidates: which column is which, and rows that are left out',
      path: information,
      main: true,
      overlay: true,
      prepare: showGeneric,
      act: chooseFiles,
    },
    {
      name: 'import of candidates: done, and one was refused',
      path: information,
      prepare: async (page) => {
        await showGeneric(page);
        await page.route('**/applications', (route) => {
          const { externalId } = route.request().postDataJSON() as { externalId: string };
          const isFirst = externalId === 'A-1001';
          return isFirst
            ? route.fulfill({ json: { candidateId: id(8), outcome: 'created' } })
            : route.fulfill({ status: 409, json: { code: 'process.archived', detail: '', errors: [] } });
        });
      },
      act: async (page) => {
        await chooseFiles(page);
        await clickButton(page.getByRole('dialog'), /^(Importuj 2|Import 2)/);
        await page.getByRole('button', { name: /^(Wyślij odrzucone ponownie|Send the refused)/ }).waitFor();
      },
    },
  ]),
  ...screensOf('app/(app)/administration/ats/page.tsx', [
    {
      name: 'administration: a new signing secret, shown once',
      role: 'ADMIN',
      path: '/administration/ats',
      prepare: async (page) => {
        await answerRequests(page, '**/administration/ats-connections', { items: [signing] });
        await answerRequests(page, '**/ats-connections/*/syncs', { items: [] });
        const secret = `whsec_${'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'.repeat(2)}`;
        await answerRequests(page, '**/ats-connections/*/signing-secret', { secret }, 'POST');
      },
      act: async (page) => {
        await clickButton(page, /^(Nowy sekret podpisu|New signing secret)$/);
        await clickButton(page.getByRole('alertdialog'), /^(Utwórz nowy|Make a new one)$/);
        await page.getByText(/(Sekret podpisu został utworzony|The signing secret was made)/).waitFor();
      },
    },
  ]),
];
