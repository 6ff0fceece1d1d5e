/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import type { ProcessStages } from '@/lib/domain/stage-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { respondToFetch } from '@/tests/respond-to-fetch';
import { ChooseStagesDialog } from './choose-stages-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes/p' }));

afterEach(() => sharedQueryClient().clear());

const stage = (stageId: string, pl: string) => ({ stageId, pl, en: pl, count: 0, isOffered: true });
const [invite, offer] = [stage('s1', 'Zaprosić'), stage('s2', 'Oferta')];
const all: ProcessStages = { items: [invite, offer], isChosen: false, withoutStage: 0 };
const problem = { code: 'process-stages.changed', title: '', detail: 'x', errors: [] };

test('a choice that a colleague made meanwhile is shown, and replaced only by saving once more', async () => {
  const saved: unknown[] = [];
  respondToFetch((path, init) => {
    const isOfProcess = path.includes('/processes/');
    if (init?.method !== 'PUT')
      return jsonResponse(200, isOfProcess ? { ...all, items: [offer], isChosen: true } : all);
    saved.push(JSON.parse(init.body as string));
    return saved.length > 1 ? jsonResponse(200, all) : jsonResponse(409, problem);
  });
  const onClose = jest.fn();
  renderWithQueries(<ChooseStagesDialog processId="p1" stages={all} onClose={onClose} />, 'pl');
  await userEvent.click(await screen.findByRole('radio', { name: 'Tylko wybrane' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Oferta' }));
  const save = screen.getByRole('button', { name: 'Zapisz etapy' });
  await userEvent.click(save);
  expect(await screen.findByText(/Etapy wybrane w tym czasie: Oferta\./)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Zaprosić' })).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(save);
  await screen.findByText('Zapisano etapy procesu.');
  expect(saved).toEqual([
    { stageIds: ['s1'], replaces: null },
    { stageIds: ['s1'], replaces: ['s2'] },
  ]);
});
