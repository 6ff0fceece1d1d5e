/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryProvider } from '@/components/query/query-provider';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { BannerProvider } from '@/components/ui/banner';
import type { MessagePreview } from '@/lib/domain/message-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders } from '@/tests/render';
import { MessageDialog } from './message-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes/p1' }));
afterEach(() => sharedQueryClient().clear());

const values = {
  firstName: 'Jagoda',
  lastName: 'Piaskowska',
  position: 'Driver',
  company: 'Bielik',
  recruiter: 'Ewa Lis',
  payRange: null,
  reasons: null,
  pageLink: null,
  details: null,
};
const person = {
  candidateId: 'c1',
  ordinalNumber: 1,
  name: 'Jagoda Piaskowska',
  email: 'jagoda@people.example',
  locale: 'en' as const,
  values: { pl: values, en: values },
  sentBefore: null,
  knowsPayRange: true,
};
const template = { subject: 'Your application', text: 'It has arrived.' };
const preview: MessagePreview = {
  mayMail: true,
  drafting: { model: 'writer-1', problem: null },
  modelNotice: { pl: 'Z pomocą AI.', en: 'With the help of AI.' },
  isLinked: false,
  templates: { pl: template, en: template },
  people: [person],
  refused: [],
};
const drafted = { draftId: 'd1', subject: 'Your application: {position}', text: 'Hello {firstName}, it has arrived.' };

function show(change: Partial<MessagePreview>, answer: () => Response | Promise<Response>) {
  const bodies: Record<string, unknown> = {};
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address);
    if (path.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (path.endsWith('/preview')) return jsonResponse(200, { ...preview, ...change });
    const name = path.split('/').at(-1) ?? '';
    bodies[name] = JSON.parse(String(init?.body ?? 'null'));
    if (name === 'message-draft') return answer();
    return jsonResponse(200, { sendAt: new Date().toISOString(), messages: [], refused: [] });
  });
  renderWithProviders(
    <BannerProvider>
      <QueryProvider>
        <MessageDialog
          processId="p1"
          choice={{ candidateIds: ['c1'] }}
          keepAs="c1"
          initialKind="received"
          describe={() => null}
          onClose={jest.fn()}
        />
      </QueryProvider>
    </BannerProvider>,
  );
  return { bodies, user: userEvent.setup() };
}
const textField = () => screen.findByRole('textbox', { name: 'Text' });

test('a draft takes the place of the text, is undone, and stays marked when it is edited and sent', async () => {
  const { bodies, user } = show({}, () => jsonResponse(200, drafted));
  const field = await textField();
  await user.type(field, ' Notes.');
  await user.click(screen.getByRole('button', { name: 'Have a draft written' }));
  expect(await screen.findByText('Written with AI')).toBeVisible();
  expect(bodies['message-draft']).toMatchObject({
    kind: 'received',
    locale: 'en',
    notes: { text: 'It has arrived. Notes.' },
  });
  expect(field).toHaveValue(drafted.text);
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Restore the previous text' }));
  expect(field).toHaveValue('It has arrived. Notes.');
  expect(field).toHaveFocus();
  expect(screen.queryByText('Written with AI')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Have a draft written' }));
  await screen.findByText('Written with AI');
  await user.type(field, ' Mine.');
  await user.click(screen.getByRole('button', { name: 'Next: preview' }));
  const letter = screen.getByRole('article');
  expect(letter).toHaveTextContent(/Hello Jagoda, it has arrived\. Mine\. ?With the help of AI\./);
  expect(screen.getByText('Written with AI')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send 1 message' }));
  await screen.findByRole('dialog', { name: /Nobody|message/ });
  expect(bodies['messages']).toMatchObject({ drafts: { en: 'd1' }, texts: { en: { text: `${drafted.text} Mine.` } } });
});

test('a refused draft says why and leaves the text; a model that fails says so', async () => {
  const errors = [{ path: 'text', code: 'message-draft-fact', message: 'Not in the text: within 3 days' }];
  const answers = [
    jsonResponse(422, { code: 'message.draft-refused', detail: 'The draft cannot be used.', errors }),
    jsonResponse(503, { code: 'model.unavailable', detail: 'The model is away.' }),
  ];
  const { user } = show({}, () => answers.shift() ?? jsonResponse(500, {}));
  const field = await textField();
  await user.click(screen.getByRole('button', { name: 'Have a draft written' }));
  const reason = await screen.findByText('Not in the text: within 3 days');
  expect(reason.closest('[role=alert]')).toHaveTextContent('The draft cannot be used.');
  expect(field).toHaveValue(template.text);
  await user.click(screen.getByRole('button', { name: 'Have a draft written' }));
  expect(await screen.findByText(/The model is away\. Your text is as it was\./)).toBeVisible();
});

test('the model need not be waited for', async () => {
  const { user } = show({}, () => new Promise(() => {}));
  const field = await textField();
  const button = screen.getByRole('button', { name: 'Have a draft written' });
  await user.click(button);
  const stop = await screen.findByRole('button', { name: 'Do not wait' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(stop);
  expect(button).toHaveFocus();
  expect(field).toHaveValue(template.text);
  expect(screen.queryByText(/Your text is as it was/)).toBeNull();
});

test('without a model, and for several people, no draft is offered; where the model cannot, it says so', async () => {
  show({ drafting: { model: null, problem: 'model.key-unreadable' } }, () => jsonResponse(500, {}));
  await textField();
  expect(screen.getByText(/The model cannot write a draft now/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Have a draft written' })).toBeNull();
});

test('in a process with an ATS the dialog says that it writes itself', async () => {
  show({ isLinked: true, people: [person, { ...person, candidateId: 'c2' }] }, () => jsonResponse(500, {}));
  expect(await screen.findByText(/linked to an ATS, which writes to candidates itself/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Have a draft written' })).toBeNull();
});
