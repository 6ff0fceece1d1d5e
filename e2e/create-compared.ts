import type { CreateProcessInput } from '@/lib/domain/process-edit-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import type { ApiClient } from '../tests/api-client';
import { upload, waitUntilAnalysed } from './api/setup';

const requirementList: CreateProcessInput['requirementList'] = [
  ['Co najmniej 5 lat doświadczenia w programowaniu w Javie', 'Java, 5 lat'],
  ['Spring Boot', null],
  ['Relacyjne bazy danych: PostgreSQL lub Oracle', null],
  ['Testy automatyczne (JUnit, Testcontainers)', null],
  ['Kafka lub RabbitMQ', null],
  ['Docker i Kubernetes', null],
  ['Doświadczenie w chmurze AWS lub Azure', null],
  ['Wykształcenie wyższe informatyczne', null],
].map(([text, shortName]) => ({
  text: text ?? '',
  shortName: shortName ?? null,
  importance: 3,
  necessity: 'REQUIRED',
}));

const people = ['Anna Lis', 'Bożena Ćwik', 'Cezary Dąb', 'Danuta Ej'];

/** A process with eight criteria and four judged candidates, of whom the last knows less than the others. */
export async function createCompared(client: ApiClient, name: string) {
  const { body } = await client.post<ProcessDto>('/processes', { name, requirementList });
  await client.put(`/processes/${body.id}/defined`);
  await client.put(`/processes/${body.id}/status`, { status: 'ACTIVE' });
  const files = people.map(async (person, index) => {
    const work =
      'Programowanie w Javie i Spring Boot od 2014.01 do 2025.11, PostgreSQL, JUnit, Docker i Kubernetes, AWS.';
    const lines = [person, 'Doświadczenie', work, ...(index < 3 ? ['Kolejki Kafka od 2019 roku.'] : [])];
    return { name: `${person}.pdf`, bytes: await makeCvPdf({ lines }) };
  });
  await upload(client, body.id, await Promise.all(files));
  const { items } = await waitUntilAnalysed(client, body.id, people.length);
  return { processId: body.id, candidates: items };
}
