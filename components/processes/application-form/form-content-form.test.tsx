/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryProvider } from '@/components/query/query-provider';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { BannerProvider } from '@/components/ui/banner';
import type { ApplicationFormDto } from '@/lib/application-form/form-schemas';
import { ApiError, apiAnswer, type ApiRequest } from '@/lib/http/browser/browser-client';
import { renderWithProviders } from '@/tests/render';
import { FormContentDialog } from './form-content-form';

jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
}));

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes/p' }));

afterEach(() => sharedQueryClient().clear());

const opened: ApplicationFormDto = {
  title: 'Programista / Programistka',
  description: 'Opis',
  showsPay: true,
  asksConsent: true,
  questions: [],
  open: false,
  payRange: '9000 zł brutto',
  version: 'a',
  saved: true,
  active: true,
  controller: null,
  usesModel: false,
  mails: false,
  links: [],
};
const theirs: ApplicationFormDto = { ...opened, title: 'Ich tytuł', payRange: '10 000 zł brutto', version: 'b' };

const calls: ApiRequest[] = [];
let present = opened;

/** A server on which somebody else has saved. */
function answer(request: ApiRequest): Promise<ApplicationFormDto> {
  calls.push(request);
  if (request.method !== 'PUT') return Promise.resolve(theirs);
  if (request.ifMatch === `"v${present.version}"`) return Promise.resolve(present);
  const facts = { code: 'application-form.saved-meanwhile', status: 412 } as ApiError['facts'];
  return Promise.reject(new ApiError('Somebody else has saved', facts));
}

async function typeAndSave() {
  calls.length = 0;
  present = theirs;
  jest.mocked(apiAnswer).mockImplementation(answer as typeof apiAnswer);
  const onClose = jest.fn();
  renderWithProviders(
    <BannerProvider>
      <QueryProvider>
        <FormContentDialog processId="p" form={opened} onClose={onClose} />
      </QueryProvider>
    </BannerProvider>,
    'pl',
  );
  const title = screen.getByRole('textbox', { name: /^Tytuł/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Mój tytuł');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz formularz' }));
  await screen.findByText(/Ktoś inny zapisał ten formularz/);
  return { title, onClose };
}

test('of a form that somebody else has saved both versions are shown, and what was typed stays', async () => {
  const { title, onClose } = await typeAndSave();
  expect(title).toHaveValue('Mój tytuł');
  const other = screen.getByRole('region', { name: /^Czym różni się tamta wersja/ });
  expect(other).toHaveTextContent('Ich tytuł');
  expect(other).toHaveTextContent('10 000 zł brutto');
  expect(other).not.toHaveTextContent('Opis');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz moją w jej miejsce' }));
  expect(calls.at(-1)).toMatchObject({ method: 'PUT', ifMatch: '"vb"', body: { title: 'Mój tytuł' } });
  expect(onClose).toHaveBeenCalled();
});

test('after the other version was taken, what was typed is beside it, to put back part by part', async () => {
  const { title } = await typeAndSave();
  await userEvent.click(screen.getByRole('button', { name: 'Wczytaj tamtą wersję' }));
  expect(title).toHaveValue('Ich tytuł');
  const own = screen.getByRole('region', { name: 'Twoja wersja' });
  expect(own).toHaveTextContent('Mój tytuł');
  await userEvent.click(within(own).getByRole('button', { name: 'Wstaw swoją wersję: Tytuł' }));
  expect(title).toHaveValue('Mój tytuł');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz formularz' }));
  expect(calls.at(-1)).toMatchObject({ method: 'PUT', ifMatch: '"vb"', body: { payRange: '10 000 zł brutto' } });
});
