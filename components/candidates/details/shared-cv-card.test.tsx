/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { renderWithClient } from '@/tests/render';
import { SharedCvCard } from './shared-cv-card';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));
jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
}));

const candidate = {
  processId: 'p',
  id: 'second',
  ownPages: [3, 4],
  sharesCvWith: { candidateId: 'first', ordinalNumber: 1, pages: [1, 2] },
};

function show(mayUndo: boolean, locale: 'pl' | 'en') {
  return renderWithClient(<SharedCvCard candidate={candidate} mayUndo={mayUndo} />, new QueryClient(), locale);
}

test.each([
  ['en', 'Pages 3–4 are this candidate', 'Pages 1–2: candidate 1.'],
  ['pl', 'należą strony 3–4', 'Strony 1–2: kandydat nr 1.'],
] as const)('says whose the pages are (%s)', (locale, own, other) => {
  const { container } = show(false, locale);
  expect(container).toHaveTextContent(own);
  expect(container).toHaveTextContent(other);
  expect(screen.queryByRole('button')).toBeNull();
});

test('undoing leads from the second to the one who stays', async () => {
  jest.mocked(apiAnswer).mockResolvedValue({ id: 'first' });
  show(true, 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Undo the split' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/processes/p/candidates/first?tab=summary'));
  expect(jest.mocked(apiAnswer).mock.calls[0]?.[0]).toMatchObject({
    method: 'DELETE',
    path: '/processes/p/candidates/second/cv/split',
  });
});
