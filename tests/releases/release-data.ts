import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelSettingsInput } from '@/lib/model/schemas';
import type { SimulationItem } from '@/lib/interviews/simulation-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { settingsInput } from '@/tests/model-settings';
import { createActiveProcess, upload, waitUntilAnalysed } from '../../e2e/api/setup';
import type { ApiAnswer, ApiClient } from '../api-client';
import { makeDocx, paragraph } from '../cv/make-docx';

const model: ModelSettingsInput = {
  ...settingsInput,
  enabled: false,
  baseUrl: 'http://127.0.0.1:1/v1',
  reasoningEffort: 'low',
  currency: 'EUR',
};

function demand({ status, body }: ApiAnswer): void {
  if (status >= 300) throw new Error(`The product answered ${status}: ${JSON.stringify(body)}`);
}

const lines = (name: string, ...experience: string[]): string[] => [
  name,
  `${name.split(' ')[0]?.toLowerCase()}@kandydaci.example`,
  'Doświadczenie zawodowe',
  ...experience,
];

/** Does what people do with the product, so that most of its tables hold something. All of it is invented. */
export async function makeReleaseData(recruiter: ApiClient, admin: ApiClient): Promise<void> {
  const { id: processId } = await createActiveProcess(recruiter, 'Programistka/Programista Java');
  const java = '01.2018 – obecnie Programistka Java, Dąb Software, Lublin: Spring Boot, PostgreSQL';
  const docx = lines('Mikołaj Żółkiewski', '03.2023 – obecnie Programista Java, Sosna, Łódź').map((line) =>
    paragraph(line),
  );
  const { status } = await upload(recruiter, processId, [
    { name: 'Łucja Gęś.pdf', bytes: await makeCvPdf({ lines: lines('Łucja Gęś', java) }) },
    { name: 'cv.docx', bytes: makeDocx(docx.join('')) },
    {
      name: 'ksiegowa.pdf',
      bytes: await makeCvPdf({ lines: lines('Zofia Ćma', '2019 – 2025 Księgowa, Brzoza, Kielce') }),
    },
  ]);
  if (status !== 201) throw new Error(`The upload was answered with ${status}.`);
  const [first, second, third] = (await waitUntilAnalysed(recruiter, processId, 3)).items;
  const of = (candidate: typeof first): string => `/processes/${processId}/candidates/${candidate?.id}`;
  demand(await recruiter.put(`${of(first)}/rate`, { rate: 5 }));
  demand(await recruiter.post(`${of(first)}/notes`, { text: 'Zaprosić na rozmowę: „od zaraz” \\ 15 tys.' }));
  demand(await recruiter.post(`${of(first)}/decision`, { decision: 'ADVANCE' }));
  demand(await recruiter.post(`${of(third)}/decision`, { decision: 'HOLD', note: 'Może do księgowości.' }));
  await interview(recruiter, `${of(second)}/inteview-simulations`);
  demand(await recruiter.post('/users/me/api-tokens', { name: 'Raport tygodnia', scopes: ['process:read'] }));
  demand(await admin.put('/administration/model', { ...model, apiKey: 'sk-invented-0123456789-wxyz' }));
  await createActiveProcess(recruiter, 'Księgowa/Księgowy');
}

async function interview(recruiter: ApiClient, list: string): Promise<void> {
  const created = await recruiter.post<SimulationItem>(list, { locale: 'pl', length: 'SHORT', focus: 'ALL' });
  demand(created);
  for (;;) {
    const { body } = await recruiter.get<{ status: string }>(`${list}/${created.body.id}/status`);
    if (body.status === 'IN_PROGRESS') return;
    await sleep(100);
  }
}
